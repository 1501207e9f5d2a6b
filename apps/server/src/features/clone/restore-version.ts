import type * as contract from '@mingfa/contract/clone';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { recordAudit } from '../../engine/audit/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { withoutHidden } from '../../runtime/without-hidden.ts';
import { addVersion, refuseArchived, refuseOldVersion } from './add-version.ts';
import type { CloneContext } from './clone-context.ts';
import { describeWithGaps } from './describe-clone.ts';
import { findGaps } from './find-gaps.ts';
import { makeFingerprint } from './make-fingerprint.ts';
import { contentOf, holdClone, ownClone, readContent } from './own-rows.ts';

/**
 * Publishes the content of an old version under the next number, for those who had it before. The draft stays. Whoever goes back
 * is in a hurry: what the old content names and is gone meanwhile keeps nothing back; it is only not used.
 * @throws AppError `not_found`, `version_changed`, `clone_archived`
 */
export async function restoreVersion(
  context: CloneContext & MakingContext,
  input: EndpointInput<typeof contract.restoreCloneVersion>,
): Promise<contract.OwnCloneDetail> {
  const { appId, version, lastVersion, notes } = input;
  const seen = await ownClone(context, appId);
  const content = await contentOf(context.db, seen, version);
  const gaps = await findGaps(context, readContent(seen.draft), seen);
  const fingerprint = await makeFingerprint(context, content);
  return context.makeOnce(async (tx) => {
    const held = await holdClone(context, tx, appId);
    refuseArchived(held);
    refuseOldVersion(held, lastVersion);
    const { visibility } = held;
    const row = await addVersion(context, tx, held, {
      content,
      notes: withoutHidden(notes),
      fingerprint,
      visibility,
      restoredFrom: version,
    });
    await recordAudit(context, tx, { kind: 'clone', action: 'restored', id: row.id });
    return describeWithGaps(tx, row, gaps);
  });
}
