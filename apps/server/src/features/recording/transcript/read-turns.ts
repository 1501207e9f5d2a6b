import type { Timing } from '@mingfa/contract/evidence';
import type { TranscriptTurn } from '@mingfa/files/transcripts/write/write-stored-transcript';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { recordingSegment, recordingSpeaker } from '../../../db/schema/recording.ts';

/** What arrives at once is read without a pause: some milliseconds of the loop. */
const ROWS_AT_ONCE = 500;

/** A turn with its ids and what is known of who spoke. */
export interface SpokenTurn extends TranscriptTurn {
  segmentId: string;
  speakerId: string | null;
  timing: Timing;
  isUnchecked: boolean;
  /** Turns of the recogniser's, or of the imported file, that stand behind it; none behind one that was typed. */
  machineIds: string[];
}

/** All turns of a recording in the order of their times. */
export async function readTurns(db: DatabaseOrTransaction, recordingId: string): Promise<SpokenTurn[]> {
  const turns: SpokenTurn[] = [];
  let after: { startMs: number; id: string } | null = null;
  for (;;) {
    const behind: ReturnType<typeof sql> | undefined = after
      ? sql`(${recordingSegment.startMs}, ${recordingSegment.id}) > (${after.startMs}::int, ${after.id}::text)`
      : undefined;
    const rows = await db
      .select({
        segmentId: recordingSegment.id,
        startMs: recordingSegment.startMs,
        endMs: recordingSegment.endMs,
        timing: recordingSegment.timing,
        text: recordingSegment.text,
        isUnchecked: recordingSegment.isUnchecked,
        machineIds: recordingSegment.machineIds,
        speakerId: recordingSegment.speakerId,
        speaker: recordingSpeaker.name,
      })
      .from(recordingSegment)
      .leftJoin(recordingSpeaker, eq(recordingSpeaker.id, recordingSegment.speakerId))
      .where(and(eq(recordingSegment.recordingId, recordingId), behind))
      .orderBy(asc(recordingSegment.startMs), asc(recordingSegment.id))
      .limit(ROWS_AT_ONCE);
    turns.push(...rows);
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return turns;
    after = { startMs: last.startMs, id: last.segmentId };
  }
}
