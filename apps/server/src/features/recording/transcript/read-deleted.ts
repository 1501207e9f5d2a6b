import type { Timing } from '@mingfa/contract/evidence';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { machineSegment, recordingSegment } from '../../../db/schema/recording.ts';

/** A turn of the machine's, or of a file that was imported, that stands behind no segment any more. */
export interface DeletedTurn {
  startMs: number;
  endMs: number;
  timing: Timing;
  text: string;
}

/** What the machine or an imported file had and somebody deleted, in the order of its times. */
export function readDeleted(db: DatabaseOrTransaction, recordingId: string): Promise<DeletedTurn[]> {
  const { startMs, endMs, timing, text, id } = machineSegment;
  const isGone = sql`${id} not in (select jsonb_array_elements_text(held.machine_ids)
    from ${recordingSegment} held where held.recording_id = ${recordingId})`;
  return db
    .select({ startMs, endMs, timing, text })
    .from(machineSegment)
    .where(and(eq(machineSegment.recordingId, recordingId), isGone))
    .orderBy(asc(startMs), asc(id));
}
