import type { TranscriptFile } from '@mingfa/contract/transcript';
import type { WrittenTranscript } from './written-transcript.ts';

/** A transcript as JSON that `readTranscript` reads back as it was, ids and times of words too. */
export function writeTranscriptJson({ segments, speakers }: WrittenTranscript): string {
  const file: TranscriptFile = {
    format: 'mingfa-transcript',
    version: 1,
    speakers: [...speakers],
    segments: [...segments],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
