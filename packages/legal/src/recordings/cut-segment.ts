import type { Segment, SegmentWord } from './transcript.ts';

/** When a character of a segment is said: by its word where words have times, else by how much stands before it. */
export function timeAt(segment: Segment, at: number): number {
  const words = placeWords(segment);
  const word = words.find(({ end }) => end > at);
  if (word) return at <= word.start ? word.startMs : word.endMs;
  if (words.length > 0) return segment.endMs;
  const share = segment.text.length === 0 ? 0 : at / segment.text.length;
  return Math.round(segment.startMs + Math.max(0, segment.endMs - segment.startMs) * share);
}

/** The characters `from`–`to` of a segment as a segment, with the words and the time that are theirs. */
export function cutSegment(segment: Segment, from: number, to = segment.text.length): Segment {
  if (from <= 0 && to >= segment.text.length) return segment;
  const words = placeWords(segment)
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ startMs, endMs, text }) => ({ startMs, endMs, text }));
  const { words: _, ...rest } = segment;
  return {
    ...rest,
    startMs: from <= 0 ? segment.startMs : timeAt(segment, from),
    endMs: to >= segment.text.length ? segment.endMs : Math.max(segment.startMs, timeAt(segment, to)),
    text: segment.text.slice(from, to).trim(),
    ...(from > 0 && words.length === 0 ? { timing: 'guessed' as const } : {}),
    ...(words.length > 0 ? { words } : {}),
  };
}

interface PlacedWord extends SegmentWord {
  start: number;
  end: number;
}

/** Where the words of a segment stand in its text; those that do not stand there are left out. */
function placeWords({ text, words = [] }: Segment): PlacedWord[] {
  let from = 0;
  return words.flatMap((word) => {
    const start = text.indexOf(word.text.trim(), from);
    if (word.text.trim() === '' || start === -1) return [];
    from = start + word.text.trim().length;
    return [{ ...word, start, end: from }];
  });
}
