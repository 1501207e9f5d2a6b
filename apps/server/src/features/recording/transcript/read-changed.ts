import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { machineSegment } from '../../../db/schema/recording.ts';
import { type ChangedTurn, compareTurns, type HeardTurn } from './compare-turns.ts';
import type { SpokenTurn } from './read-turns.ts';

const ROWS_AT_ONCE = 1000;

/** Which of the turns are not what the recogniser or the imported file had. */
export async function readChanged(
  db: DatabaseOrTransaction,
  recordingId: string,
  turns: readonly SpokenTurn[],
  speakers: readonly { speakerId: string }[],
): Promise<ChangedTurn<SpokenTurn>[]> {
  const known = new Set(speakers.map(({ speakerId }) => speakerId));
  return compareTurns(turns, await readHeard(db, recordingId), known);
}

async function readHeard(db: DatabaseOrTransaction, recordingId: string): Promise<HeardTurn[]> {
  const { id, startMs, endMs, speakerId, text } = machineSegment;
  const heard: HeardTurn[] = [];
  for (;;) {
    const last = heard.at(-1);
    const rows = await db
      .select({ id, startMs, endMs, speakerId, text })
      .from(machineSegment)
      .where(
        and(
          eq(machineSegment.recordingId, recordingId),
          last && sql`(${startMs}, ${id}) > (${last.startMs}::int, ${last.id}::text)`,
        ),
      )
      .orderBy(asc(startMs), asc(id))
      .limit(ROWS_AT_ONCE);
    heard.push(...rows);
    if (rows.length < ROWS_AT_ONCE) return heard;
  }
}
