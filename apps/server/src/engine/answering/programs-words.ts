import type { TextStretch } from '@mingfa/contract/evidence';

/**
 * Where the program's own words stand in an answer of a model: what was said before it and what follows it, each a part of the text.
 * @param text all parts joined by a blank line
 */
export function programsWordsIn(
  text: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
): TextStretch[] {
  const found: TextStretch[] = [];
  let start = 0;
  for (const words of before) {
    found.push({ start, end: start + words.length });
    start += words.length + 2;
  }
  let end = text.length;
  const last: TextStretch[] = [];
  for (const words of after.toReversed()) {
    last.unshift({ start: end - words.length, end });
    end -= words.length + 2;
  }
  return [...found, ...last];
}
