import { findNumbers } from './find-numbers.ts';
import { foldDigits } from './fold-digits.ts';

/** A number as it is shown where it is covered: three signs of its beginning and two of its end. */
export function coverNumber(text: string): string {
  const [before, behind] = [3, 2];
  if (text.length <= before + behind) return '*'.repeat(text.length);
  return `${text.slice(0, before)}${'*'.repeat(text.length - before - behind)}${text.slice(-behind)}`;
}

/** Words in which numbers of identity cards, bank cards and telephones are covered, wherever they stand. */
export function coverInText(text: string): string {
  const folded = foldDigits(text);
  const found = findNumbers(folded.text).sort((one, other) => one.start - other.start);
  let written = '';
  let at = 0;
  for (const one of found) {
    const { start, end } = folded.placeOf(one.start, one.end);
    // Two readings of the same digits: what the first covers stays covered.
    const from = Math.max(start, at);
    if (end <= from) continue;
    written += text.slice(at, from) + coverNumber(text.slice(from, end));
    at = end;
  }
  return written + text.slice(at);
}
