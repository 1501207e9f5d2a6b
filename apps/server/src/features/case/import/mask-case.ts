import { CASE_NUMBER_PATTERN } from '@mingfa/legal/judgments/case-number';
import { createPartyMasker } from '@mingfa/legal/judgments/mask-parties';
import { findNumbers } from '@mingfa/legal/redaction/find-numbers';
import { toFlatText } from '@mingfa/legal/words/flat-text';
import type { ReadCase } from './read-case.ts';

/** Grows whenever the rules of masking change, so that stored cases are masked anew. */
export const MASK_VERSION = 5;

/** What masks words of one case, as the installation says. */
type CaseMasker = (words: string) => string;

/** Numbers of persons are masked always, natural persons by their names where the installation says so. */
export function caseMasker({ reading, paragraphs }: ReadCase, { names }: { names: boolean }): CaseMasker {
  if (!names) return maskNumbers;
  const mask = createPartyMasker(paragraphs.join('\n'), reading);
  return (words) => mask(words).text;
}

/** Sure or in doubt: digits give way, what says what they are stays. Numbers of cases are no person's. */
function maskNumbers(words: string): string {
  const flat = toFlatText(words);
  const cases = [...flat.matchAll(CASE_NUMBER_PATTERN)].map(
    ({ index, 0: number }) => [index, index + number.length] as const,
  );
  let masked = words;
  for (const { start, end } of findNumbers(flat)) {
    if (cases.some(([from, to]) => start < to && end > from)) continue;
    masked = masked.slice(0, start) + '×'.repeat(end - start) + masked.slice(end);
  }
  return masked;
}
