/** A piece of a text around what was found, with the found places as character ranges in it. */
export interface Excerpt {
  excerpt: string;
  highlights: [number, number][];
}

const EXCERPT_CHARACTERS = 180;

/**
 * Cuts the piece where most of the terms stand close together; terms are matched without regard to case.
 * @param most characters of the piece
 */
export function makeExcerpt(text: string, terms: readonly string[], most = EXCERPT_CHARACTERS): Excerpt {
  const flat = text.replace(/\s*\n\s*/g, ' ');
  const ranges = findRanges(flat, terms);
  const start = flat.length <= most ? 0 : bestStart(flat, ranges, most);
  const end = Math.min(flat.length, start + most);
  const before = start > 0 ? '…' : '';
  const shift = before.length - start;
  return {
    excerpt: `${before}${flat.slice(start, end)}${end < flat.length ? '…' : ''}`,
    highlights: ranges
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from + shift, to + shift]),
  };
}

/** Where the terms stand, in order, overlapping ones joined. */
function findRanges(text: string, terms: readonly string[]): [number, number][] {
  const lower = text.toLowerCase();
  const found: [number, number][] = [];
  for (const term of new Set(terms.map((one) => one.toLowerCase()))) {
    if (term === '') continue;
    for (let at = lower.indexOf(term); at !== -1; at = lower.indexOf(term, at + term.length)) {
      found.push([at, at + term.length]);
    }
  }
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const joined: [number, number][] = [];
  for (const [from, to] of found) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** The start whose window holds most found characters, moved back to the beginning of its sentence where near. */
function bestStart(text: string, ranges: readonly [number, number][], most: number): number {
  let best = 0;
  let mostHeld = -1;
  for (const [from] of ranges) {
    const held = ranges
      .filter(([other, end]) => other >= from && end <= from + most)
      .reduce((sum, [other, end]) => sum + end - other, 0);
    if (held > mostHeld) {
      mostHeld = held;
      best = from;
    }
  }
  const sentence = Math.max(...['。', '；', '：'].map((mark) => text.lastIndexOf(mark, best - 1))) + 1;
  const start = best - sentence <= 60 ? sentence : Math.max(0, best - 20);
  return Math.max(0, Math.min(start, text.length - most));
}
