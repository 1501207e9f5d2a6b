import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { recording, recordingPiece } from '../../../db/schema/recording.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { holdRecording, ownRecording, RECORDING_COLUMNS, type RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { queueRecording } from './queue-recording.ts';
import { CAME_THROUGH } from './write-step.ts';

/** Stops the work on a recording; what was done is kept. @throws AppError `not_found` */
export async function cancelRecording(
  context: RecordingContext & RequestContext,
  { recordingId }: { recordingId: string },
): Promise<void> {
  await ownRecording(context.db, context.caller, recordingId);
  await context.db
    .update(recording)
    .set({ state: 'cancelled', retryAt: null })
    .where(and(eq(recording.id, recordingId), inArray(recording.state, ['waiting', 'working'])));
  context.liveWork.stop(recordingId);
}

/** Takes a recording up again that stopped; one at work or ready stays as it is. @throws AppError `not_found` */
export async function retryRecording(
  context: RecordingContext & RequestContext,
  { recordingId }: { recordingId: string },
): Promise<void> {
  const again = await context.db.transaction(async (tx) => {
    const row = await holdRecording(tx, context.caller, recordingId);
    if (row.state !== 'failed' && row.state !== 'cancelled') return null;
    return beginAgain(tx, row, {});
  });
  if (!again) return;
  context.liveWork.stop(recordingId);
  await queueRecording(context, again);
}

/** Begins a new generation of the work, which takes over what pieces were written down; the others are tried anew, unless a gap alone is. */
export async function beginAgain(
  tx: Transaction,
  { id, generation }: Pick<RecordingRow, 'id' | 'generation'>,
  change: Partial<typeof recording.$inferInsert>,
  { retriesFailed = true } = {},
): Promise<RecordingRow> {
  const [row] = await tx
    .update(recording)
    .set({
      ...CAME_THROUGH,
      state: 'waiting',
      generation: sql`${recording.generation} + 1`,
      ...change,
    })
    .where(eq(recording.id, id))
    .returning(RECORDING_COLUMNS);
  if (!row) throw new Error('A recording that is held is gone.');
  const ofLast = and(eq(recordingPiece.recordingId, id), eq(recordingPiece.generation, generation));
  if (retriesFailed)
    await tx
      .update(recordingPiece)
      .set({ state: 'waiting', attempts: 0, errorCode: null })
      .where(and(ofLast, eq(recordingPiece.state, 'failed')));
  await tx.update(recordingPiece).set({ generation: row.generation }).where(ofLast);
  return row;
}
