/** A stretch of a text, end exclusive. */
export interface Stretch {
  start: number;
  end: number;
}

/** Where a text may be cut, best first. */
const CUTS = [
  /\n+/g,
  // The end of a sentence, with the quotation mark or bracket that closes behind it.
  /[。！？!?]+["”’」』）)]*[\s　]*|\.["”’)]*\s+(?=[A-Z“"(])/g,
  /[；;]["”’」』）)]*[\s　]*/g,
  /\t|[，,、：:]["”’」』）)]*[\s　]*/g,
  /[\s　]+/g,
];

/**
 * Cuts a text into stretches of at most `lengthMax` that follow each other without a gap: between lines, sentences, half
 * sentences, or anywhere but inside a character when nothing else is left.
 */
export function cutText(text: string, lengthMax: number): Stretch[] {
  return cutStretch(text, { start: 0, end: text.length }, lengthMax, 0);
}

function cutStretch(text: string, stretch: Stretch, lengthMax: number, level: number): Stretch[] {
  if (stretch.end - stretch.start <= lengthMax) return [stretch];
  const pattern = CUTS[level];
  if (!pattern) return cutAnywhere(text, stretch, lengthMax);
  const parts = splitAt(text, stretch, pattern).flatMap((part) =>
    cutStretch(text, part, lengthMax, level + 1),
  );
  return joinNeighbours(parts, lengthMax);
}

function splitAt(text: string, { start, end }: Stretch, pattern: RegExp): Stretch[] {
  const parts: Stretch[] = [];
  let from = start;
  for (const match of text.slice(start, end).matchAll(pattern)) {
    const to = start + match.index + match[0].length;
    if (to > from && to < end) {
      parts.push({ start: from, end: to });
      from = to;
    }
  }
  parts.push({ start: from, end });
  return parts;
}

/** Puts short parts together so that the pieces are of about the same length. */
function joinNeighbours(parts: readonly Stretch[], lengthMax: number): Stretch[] {
  const total = (parts.at(-1)?.end ?? 0) - (parts[0]?.start ?? 0);
  const target = total / Math.ceil(total / lengthMax);
  const joined: Stretch[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isFull = !last || last.end - last.start >= target || part.end - last.start > lengthMax;
    if (isFull) joined.push({ ...part });
    else last.end = part.end;
  }
  return joined;
}

function cutAnywhere(text: string, { start, end }: Stretch, lengthMax: number): Stretch[] {
  const parts: Stretch[] = [];
  for (let from = start; from < end; ) {
    let to = Math.min(from + lengthMax, end);
    const isInsideCharacter = to < end && /[\udc00-\udfff]/.test(text[to] ?? '');
    if (isInsideCharacter && to - from > 1) to -= 1;
    parts.push({ start: from, end: to });
    from = to;
  }
  return parts;
}
