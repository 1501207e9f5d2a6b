import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import {
  machineSegment,
  recordingFindings,
  recordingSegment,
  recordingSpeaker,
} from '../../../db/schema/recording.ts';

/** Removes what stands as the words of a recording, before others take their place. Speakers whom a person named stay. */
export async function clearWords(tx: Transaction, recordingId: string): Promise<void> {
  await tx.delete(recordingSegment).where(eq(recordingSegment.recordingId, recordingId));
  await tx.delete(machineSegment).where(eq(machineSegment.recordingId, recordingId));
  await tx
    .delete(recordingSpeaker)
    .where(and(eq(recordingSpeaker.recordingId, recordingId), eq(recordingSpeaker.isNamed, false)));
  await tx.delete(recordingFindings).where(eq(recordingFindings.recordingId, recordingId));
}
