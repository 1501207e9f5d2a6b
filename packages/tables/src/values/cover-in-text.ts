import { findNumbers } from '@mingfa/legal/redaction/find-numbers';
import { foldDigits } from '@mingfa/legal/redaction/fold-digits';
import { maskCell } from './mask-cell.ts';

/** A number as it is shown where it is covered: its beginning and its end. */
export const asAccount = (digits: string): string => maskCell(digits, 'account');

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
    written += text.slice(at, from) + asAccount(text.slice(from, end));
    at = end;
  }
  return written + text.slice(at);
}
