import type { SegmentRow } from './describe-segments.ts';

type Part = Pick<SegmentRow, 'startMs' | 'endMs' | 'timing' | 'text' | 'words'>;

/**
 * A segment in two, before the character `at`: between the times of its words where they are known, else by length. Null where
 * nothing would stand in one of them.
 */
export function splitSegment(
  segment: Part,
  { at, atMs }: { at: number; atMs?: number | undefined },
): { first: Part; second: Part } | null {
  // Never inside a character.
  const place = /[\udc00-\udfff]/.test(segment.text[at] ?? '') ? at - 1 : at;
  const [front, back] = [segment.text.slice(0, place), segment.text.slice(place)];
  if (front.trim() === '' || back.trim() === '') return null;
  const { startMs } = segment;
  const endMs = Math.max(segment.endMs, startMs + 1);
  const cut = segment.words && cutWords(segment.words, front);
  const byLength = startMs + Math.round(((endMs - startMs) * place) / segment.text.length);
  const wanted = atMs ?? cut?.back[0]?.startMs ?? byLength;
  // The second begins behind the first, so that they stay in their order.
  const middle = Math.min(Math.max(wanted, startMs + 1), endMs);
  return {
    first: {
      ...{ startMs, endMs: middle, timing: segment.timing },
      ...{ text: front.trimEnd(), words: cut?.front ?? null },
    },
    second: {
      ...{ startMs: middle, endMs, timing: atMs === undefined && !cut?.back[0] ? 'guessed' : 'measured' },
      ...{ text: back.trimStart(), words: cut?.back ?? null },
    },
  };
}

/** The words that make up the front, and those behind; null where they do not part there. */
function cutWords(words: NonNullable<Part['words']>, front: string) {
  const length = lettersOf(front);
  let read = 0;
  for (const [index, word] of words.entries()) {
    if (read === length) return { front: words.slice(0, index), back: words.slice(index) };
    if (read > length) return null;
    read += lettersOf(word.text);
  }
  return null;
}

const lettersOf = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;
