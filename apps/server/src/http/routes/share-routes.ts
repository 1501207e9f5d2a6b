import * as cloneContract from '@mingfa/contract/clone-chat';
import * as contract from '@mingfa/contract/share';
import * as updateContract from '@mingfa/contract/share-update';
import * as sharing from '../../features/sharing/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Shares: made, listed and ended by their owners, read by whoever holds the address. */
export function shareRoutes(context: sharing.SharingContext): BoundRoute[] {
  const bind = bindTo(context);
  const bindWithClones = bindTo({ ...context, withClonesOnly: true as const });
  return [
    bind(contract.previewShare, sharing.previewShare),
    bind(contract.createShare, sharing.createShare),
    bind(contract.listShares, sharing.listShares),
    bind(contract.listShareMarks, sharing.listShareMarks),
    bind(contract.editShare, sharing.editShare),
    bind(updateContract.previewShareWords, sharing.previewShareWords),
    bind(updateContract.previewShareUpdate, sharing.previewShareUpdate),
    bind(updateContract.updateShare, sharing.updateShare),
    bind(contract.revokeShare, sharing.revokeShare),
    bindWithClones(cloneContract.createShare, sharing.createShare),
    bind(contract.readShare, sharing.readShare),
    bind(cloneContract.readShare, sharing.readShare),
    bind(contract.unlockShare, sharing.unlockShare),
    bind(contract.continueShare, sharing.continueShare),
    bind(contract.listAllShares, sharing.listAllShares),
    bind(contract.revokeAnyShare, sharing.revokeAnyShare),
  ];
}
