import { writeStoredTranscript } from '@mingfa/files/transcripts/write/write-stored-transcript';
import type { RecordingRow } from '../own-recording.ts';
import type { SpokenTurn } from '../transcript/read-turns.ts';

/** The bytes of a recording's transcript as a document: its turns, each with whether somebody checked it. */
export function writeTranscript(
  { title, transcript }: Pick<RecordingRow, 'title' | 'transcript'>,
  turns: readonly SpokenTurn[],
): Buffer {
  const unchecked = transcript === 'service' || transcript === 'local' ? 'machine' : 'imported';
  return writeStoredTranscript({
    title,
    speakers: [...new Set(turns.flatMap(({ speaker }) => speaker ?? []))],
    segments: turns.map((turn) => ({ ...turn, state: turn.isUnchecked ? unchecked : 'checked' })),
  });
}
