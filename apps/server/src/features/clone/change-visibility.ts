import type * as contract from '@mingfa/contract/clone';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { makeLinkId } from './add-version.ts';
import { admitToSquare } from './admit-to-square.ts';
import type { CloneContext } from './clone-context.ts';
import { describeClone } from './describe-clone.ts';
import { changeHeld, holdClone } from './own-rows.ts';

/** Changes who may use what is published, or renews its link. @throws AppError `not_found`, `never_published` */
export async function changeVisibility(
  context: CloneContext & RequestContext,
  input: EndpointInput<typeof contract.changeVisibility>,
): Promise<contract.OwnCloneDetail> {
  const { appId, visibility, renewLink } = input;
  const row = await context.db.transaction(async (tx) => {
    const held = await holdClone(context, tx, appId);
    if (held.publishedVersion === null) throw new AppError('never_published');
    const kept = renewLink ? null : held.linkId;
    const linkId = visibility === 'link' ? (kept ?? makeLinkId()) : null;
    const listing = await admitToSquare(context, tx, held, { visibility, isNew: false });
    const changed = await changeHeld(tx, held, { visibility, linkId, ...listing });
    await recordAudit(context, tx, { kind: 'clone', action: 'visibility_changed', id: appId });
    return changed;
  });
  return describeClone(context, row);
}
