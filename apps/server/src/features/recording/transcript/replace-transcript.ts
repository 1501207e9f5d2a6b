import type { Timing } from '@mingfa/contract/evidence';
import type { RecordingSpeaker, TranscriptOrigin } from '@mingfa/contract/recording';
import type { RecordingSegment } from '@mingfa/contract/recording-transcript';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import {
  machineSegment,
  recording,
  recordingSegment,
  recordingSpeaker,
} from '../../../db/schema/recording.ts';
import type { Ids } from '../../../ports/ids.ts';

const ROWS_AT_ONCE = 500;

/** A transcript that comes as a whole; its speakers are named by keys of its own. */
export interface WholeTranscript {
  origin: TranscriptOrigin;
  speakers: readonly { key: string; name: string; isNamed: boolean; role?: RecordingSpeaker['role'] }[];
  segments: readonly {
    startMs: number;
    endMs: number;
    timing: Timing;
    speaker: string | null;
    text: string;
    words: RecordingSegment['words'];
  }[];
}

/**
 * Puts a transcript in the place of the one that is there, with what the machine said beside it. The recording is held by the caller,
 * who writes the history, which counts the revision on.
 */
export async function replaceTranscript(
  { ids }: { ids: Ids },
  tx: Transaction,
  recordingId: string,
  { origin, speakers, segments }: WholeTranscript,
): Promise<void> {
  await tx.delete(recordingSegment).where(eq(recordingSegment.recordingId, recordingId));
  await tx.delete(machineSegment).where(eq(machineSegment.recordingId, recordingId));
  await tx.delete(recordingSpeaker).where(eq(recordingSpeaker.recordingId, recordingId));
  const speakerIds = new Map(speakers.map(({ key }) => [key, ids.make('recordingSpeaker')]));
  const people = speakers.map(({ key, name, isNamed, role = 'other' }, position) => ({
    ...{ recordingId, position, name, isNamed, role },
    id: speakerIds.get(key) ?? ids.make('recordingSpeaker'),
  }));
  if (people.length > 0) await tx.insert(recordingSpeaker).values(people);
  for (let from = 0; from < segments.length; from += ROWS_AT_ONCE) {
    const rows = segments.slice(from, from + ROWS_AT_ONCE).map(({ speaker, ...said }) => ({
      ...said,
      recordingId,
      id: ids.make('recordingSegment'),
      speakerId: speaker === null ? null : (speakerIds.get(speaker) ?? null),
    }));
    await tx.insert(machineSegment).values(rows);
    await tx.insert(recordingSegment).values(
      rows.map((row) => ({
        ...row,
        id: ids.make('recordingSegment'),
        machineIds: [row.id],
        isUnchecked: true,
      })),
    );
  }
  await tx
    .update(recording)
    .set({ transcript: origin, segments: segments.length, gaps: [] })
    .where(eq(recording.id, recordingId));
}
