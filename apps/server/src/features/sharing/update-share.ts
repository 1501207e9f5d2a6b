import type { OwnShare } from '@mingfa/contract/share';
import { share } from '../../db/schema/share.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { sealMarks } from './create-share.ts';
import { describeShare, sourceOf } from './describe-share.ts';
import { recordShare } from './share-reference.ts';
import { isLiving, ownLivingShare, ownShare } from './share-rows.ts';
import type { SharingContext } from './sharing-context.ts';
import { takeSnapshot } from './take-snapshot.ts';

/**
 * Takes the snapshot of a share of the caller's anew, with the same choices. Who may open it stays.
 * @throws AppError `sharing_off`, `not_found`, also where its source is gone; `run_in_progress`, `too_long_to_share`
 */
export async function updateShare(
  context: SharingContext & RequestContext,
  { shareId }: { shareId: string },
): Promise<OwnShare> {
  const { db, clock, secrets } = context;
  const { share: row } = await ownLivingShare(context, shareId);
  const { title, note, content, marks } = await takeSnapshot(context, {
    source: sourceOf(row),
    withSources: row.withSources,
    redact: row.redacted,
    keptMarks: row.keptMarks,
    redactCreditCodes: row.redactCreditCodes,
    title: row.ownTitle,
    note: row.ownNote,
  });
  const marksSealed = sealMarks(secrets, marks, row.keptMarks);
  await db.transaction(async (tx) => {
    const updated = await tx
      .update(share)
      .set({ title, note, content, marksSealed, snapshotAt: clock.now() })
      .where(isLiving(shareId))
      .returning({ id: share.id });
    if (updated.length === 0) throw new AppError('not_found');
    await recordShare(context, tx, 'updated', shareId);
  });
  return describeShare(db, clock, await ownShare(context, shareId));
}
