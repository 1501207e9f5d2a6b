import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { OwnShare } from '@mingfa/contract/share';
import type {
  updateShare as contract,
  previewShareUpdate as previewContract,
} from '@mingfa/contract/share-update';
import { eq } from 'drizzle-orm';
import { share } from '../../db/schema/share.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { sealMarks } from './create-share.ts';
import { describeShare, sourceOf } from './describe-share.ts';
import { fingerprintSnapshot } from './fingerprint-snapshot.ts';
import { recordShare } from './share-reference.ts';
import { isLiving, ownLivingShare, ownShare, type ShareRow } from './share-rows.ts';
import type { SharingContext } from './sharing-context.ts';
import { type Snapshot, takeSnapshot } from './take-snapshot.ts';
import { tellSource } from './tell-source.ts';

/**
 * Takes the snapshot of a share of the caller's anew, with the same choices, as its owner saw it. Who may open it stays.
 * @throws AppError `share_changed`; `sharing_off`, `not_found`, also where its source is gone; `run_in_progress`, `too_long_to_share`
 */
export async function updateShare(
  context: SharingContext & RequestContext,
  { shareId, fingerprint }: EndpointInput<typeof contract>,
): Promise<OwnShare> {
  const { db, clock, secrets } = context;
  const { share: row } = await ownLivingShare(context, shareId);
  const snapshot = await takeAnew(context, row);
  if (fingerprintSnapshot(snapshot) !== fingerprint) throw new AppError('share_changed');
  const { title, note, content, marks } = snapshot;
  const marksSealed = sealMarks(secrets, marks, row.keptMarks);
  await db.transaction(async (tx) => {
    const updated = await tx
      .update(share)
      .set({ title, note, content, marksSealed, snapshotAt: clock.now() })
      .where(isLiving(shareId))
      .returning({ id: share.id });
    if (updated.length === 0) throw new AppError('not_found');
    await recordShare(context, tx, 'updated', shareId);
    await tellSource(context, tx, row, 'share_renewed');
  });
  return describeShare(db, clock, await ownShare(context, shareId));
}

/**
 * Shows what {@link updateShare} would make public and take away.
 * @throws AppError `sharing_off`, `not_found`, also where its source is gone; `run_in_progress`, `too_long_to_share`
 */
export async function previewShareUpdate(
  context: SharingContext & RequestContext,
  { shareId }: { shareId: string },
): Promise<EndpointOutput<typeof previewContract>> {
  const { share: row } = await ownLivingShare(context, shareId);
  const snapshot = await takeAnew(context, row);
  const [held] = await context.db.select({ content: share.content }).from(share).where(eq(share.id, shareId));
  const { title, note, content, failedChecks, quotedPassages, coveredColumns } = snapshot;
  const before = { title: row.title, note: row.note, content: held?.content ?? null };
  return {
    changes: await compareSnapshots(before, snapshot),
    ...{ title, note, content, failedChecks, quotedPassages, coveredColumns },
    fingerprint: fingerprintSnapshot(snapshot),
  };
}

const takeAnew = (context: SharingContext & RequestContext, row: ShareRow): Promise<Snapshot> =>
  takeSnapshot(context, {
    source: sourceOf(row),
    withSources: row.withSources,
    redact: row.redacted,
    keptMarks: row.keptMarks,
    redactCreditCodes: row.redactCreditCodes,
    title: row.ownTitle,
    note: row.ownNote,
  });
