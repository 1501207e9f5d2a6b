import * as contract from '@mingfa/contract/clone';
import * as chatContract from '@mingfa/contract/clone-chat';
import * as clone from '../../features/clone/index.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** A maker's own clones: drafts, what is published of them, and its versions. */
export function cloneRoutes(context: clone.CloneContext): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.getCloneConfig, clone.getCloneConfig),
    bind(contract.listSkills, clone.listSkills),
    bind(contract.createClone, clone.createClone),
    bind(contract.listOwnClones, clone.listOwnClones),
    bind(contract.getOwnClone, clone.getOwnClone),
    bind(contract.updateClone, clone.updateClone),
    bind(contract.discardDraft, clone.discardDraft),
    bind(contract.deleteClone, clone.deleteClone),
    bind(contract.archiveClone, clone.archiveClone),
    bind(contract.duplicateClone, clone.duplicateClone),
    bind(contract.publishClone, clone.publishClone),
    bind(contract.unpublishClone, clone.unpublishClone),
    bind(contract.changeVisibility, clone.changeVisibility),
    bind(contract.listCloneVersions, clone.listVersions),
    bind(contract.getCloneVersion, clone.getVersion),
    bind(contract.restoreCloneVersion, clone.restoreVersion),
    bind(contract.compareCloneVersions, clone.compareVersions),
    bind(contract.exportClone, clone.exportClone),
    bind(contract.importClone, clone.importClone),
    bind(chatContract.openCloneByLink, clone.openCloneByLink),
    bind(chatContract.getConsent, clone.getConsent),
    bind(chatContract.giveConsent, clone.giveConsent),
  ];
}
