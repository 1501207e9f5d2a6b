import { planPieces } from '@mingfa/files/recordings/plan-pieces';
import { and, asc, eq } from 'drizzle-orm';
import { recording, recordingPiece } from '../../../db/schema/recording.ts';
import { listRecordingFiles } from '../describe-recording.ts';
import type { RecordingRow } from '../own-recording.ts';
import type { RecordingContext } from '../recording-context.ts';
import { readRecording } from './read-recording.ts';
import { writeStep } from './write-step.ts';

export type PieceRow = typeof recordingPiece.$inferSelect;

const WRITTEN_AT_ONCE = 500;

/** The pieces of this generation in their order; made when they are first asked for. */
export async function makePieces(
  context: RecordingContext,
  row: RecordingRow,
  signal: AbortSignal,
): Promise<PieceRow[]> {
  const made = await listPieces(context, row);
  if (made.length > 0) return made;
  const [measured] = await context.db
    .select({ silences: recording.silences })
    .from(recording)
    .where(eq(recording.id, row.id));
  const rows: (typeof recordingPiece.$inferInsert)[] = [];
  for (const file of await listRecordingFiles(context.db, row.id)) {
    const offsetMs = file.offsetMs ?? 0;
    const durationMs = file.probe?.durationMs ?? 0;
    const { pieceBytesPerSecond } = await readRecording(context, file, (source) =>
      context.recordingReader.probe(source, signal),
    );
    const silences = (measured?.silences ?? [])
      .filter(({ startMs, endMs }) => endMs > offsetMs && startMs < offsetMs + durationMs)
      .map(({ startMs, endMs }): [number, number] => [startMs - offsetMs, endMs - offsetMs]);
    for (const piece of planPieces(silences, durationMs, pieceBytesPerSecond, context.pieceLimits))
      rows.push({
        ...{ recordingId: row.id, generation: row.generation, number: rows.length + 1, fileId: file.id },
        ...{ startMs: Math.round(offsetMs + piece.startMs), endMs: Math.round(offsetMs + piece.endMs) },
        // Nobody speaks in it: what would be heard is made up, and paid for.
        ...(piece.isSilent && row.measuredBy === 'samples'
          ? { state: 'done' as const, answer: { segments: [] } }
          : { state: 'waiting' as const }),
      });
  }
  await writeStep(context, row, { total: rows.length }, async (tx) => {
    for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE)
      await tx.insert(recordingPiece).values(rows.slice(from, from + WRITTEN_AT_ONCE));
  });
  return listPieces(context, row);
}

/** The pieces of this generation in their order. */
export function listPieces({ db }: Pick<RecordingContext, 'db'>, row: RecordingRow): Promise<PieceRow[]> {
  return db
    .select()
    .from(recordingPiece)
    .where(and(eq(recordingPiece.recordingId, row.id), eq(recordingPiece.generation, row.generation)))
    .orderBy(asc(recordingPiece.number));
}
