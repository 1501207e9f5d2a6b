/** A stretch of characters in one of several texts. */
export interface TextSpan {
  /** Which text. */
  at: number;
  start: number;
  end: number;
}

/** Spaces and line breaks differ between a file and what was read of it; full-width forms and case do, too. */
function fold(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (/\s/.test(character)) continue;
    const plain = character.normalize('NFKC').toLowerCase();
    for (const one of plain) {
      folded += one;
      for (let unit = 0; unit < one.length; unit += 1) origins.push(index);
    }
  }
  return { folded, origins };
}

/**
 * Finds words in texts that follow each other (paragraphs of a passage), also across their borders.
 * @returns the spans of the first finding, one for each text it touches; empty when not found
 */
export function findWords(texts: readonly string[], words: string): TextSpan[] {
  const wanted = fold(words).folded;
  if (wanted === '') return [];
  const whole: { at: number; index: number }[] = [];
  let joined = '';
  for (const [at, text] of texts.entries()) {
    const { folded, origins } = fold(text);
    joined += folded;
    for (const index of origins) whole.push({ at, index });
  }
  const from = joined.indexOf(wanted);
  if (from < 0) return [];
  const spans: TextSpan[] = [];
  for (const { at, index } of whole.slice(from, from + wanted.length)) {
    const last = spans.at(-1);
    if (last?.at === at) last.end = index + 1;
    else spans.push({ at, start: index, end: index + 1 });
  }
  return spans;
}

/** Every finding of words in one text, without overlaps. */
export function findAll(text: string, words: string): { start: number; end: number }[] {
  const wanted = fold(words).folded;
  if (wanted === '') return [];
  const { folded, origins } = fold(text);
  const found: { start: number; end: number }[] = [];
  for (let from = folded.indexOf(wanted); from >= 0; from = folded.indexOf(wanted, from + wanted.length)) {
    const start = origins[from] ?? 0;
    const end = (origins[from + wanted.length - 1] ?? start) + 1;
    found.push({ start, end });
  }
  return found;
}
