import type { TranscriptSegment, TranscriptSpeaker } from '@mingfa/contract/transcript';

/** What is written: the whole transcript or selected parts of it. */
export interface WrittenTranscript {
  segments: readonly TranscriptSegment[];
  speakers: readonly TranscriptSpeaker[];
}

/** Finds the name of whoever speaks; null where nobody knows. */
export function namesOf(speakers: readonly TranscriptSpeaker[]): (id: string | null) => string | null {
  const names = new Map(speakers.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
}

/** One line after the other without empty ones: an empty line ends a cue. */
export const tightLines = (text: string): string =>
  text
    .split(/\r?\n|\u2028|\u2029/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
