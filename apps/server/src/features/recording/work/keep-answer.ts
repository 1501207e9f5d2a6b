import { and, eq } from 'drizzle-orm';
import { recordingPiece } from '../../../db/schema/recording.ts';
import type { HeardSegment } from '../../../ports/transcriber.ts';
import type { RecordingContext } from '../recording-context.ts';
import type { PieceRow } from './make-pieces.ts';

/**
 * Keeps what was heard in a piece, by itself and before anything else is written: it waits for nobody who holds the recording, and is
 * kept as well where the work was stopped or begun anew meanwhile, so that it is not paid for again. A piece whose words were deleted has
 * no row any more, and nothing is kept of it.
 */
export async function keepAnswer(
  { db }: Pick<RecordingContext, 'db'>,
  { recordingId, number, fileId, startMs, endMs, attempts }: PieceRow,
  segments: HeardSegment[],
): Promise<void> {
  await db
    .update(recordingPiece)
    .set({ state: 'done', answer: { segments }, errorCode: null, attempts: attempts + 1 })
    .where(
      and(
        eq(recordingPiece.recordingId, recordingId),
        eq(recordingPiece.number, number),
        eq(recordingPiece.fileId, fileId),
        eq(recordingPiece.startMs, startMs),
        eq(recordingPiece.endMs, endMs),
        // Whoever comes later, over a lease that was lost, changes nothing.
        eq(recordingPiece.state, 'waiting'),
      ),
    );
}
