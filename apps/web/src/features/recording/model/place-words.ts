import type { RecordingSegment } from '@mingfa/contract/recording-transcript';

/** A stretch of a segment's text that has a time of its own, or stands between two that have. */
export interface PlacedWord {
  text: string;
  /** Null for what has no time, such as marks. */
  startMs: number | null;
  endMs: number | null;
}

/** The words of a segment with their times, as they stand in its text; null where the two do not agree. */
export function placeWords({ text, words }: Pick<RecordingSegment, 'text' | 'words'>): PlacedWord[] | null {
  if (!words || words.length === 0) return null;
  const placed: PlacedWord[] = [];
  let at = 0;
  for (const word of words) {
    const wanted = word.text.trim();
    if (wanted === '') continue;
    const found = text.indexOf(wanted, at);
    // Too far away it is another place where the same word stands.
    if (found < 0 || found - at > 12) return null;
    if (found > at) placed.push({ text: text.slice(at, found), startMs: null, endMs: null });
    placed.push({ text: wanted, startMs: word.startMs, endMs: word.endMs });
    at = found + wanted.length;
  }
  if (at < text.length) placed.push({ text: text.slice(at), startMs: null, endMs: null });
  return placed;
}
