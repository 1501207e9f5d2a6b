import { hasCreditCodeCheck, hasIdentityCheck, hasLuhnCheck, isBirthday } from './check-digits.ts';
import { findCreditCodes } from './find-coded-numbers.ts';
import { foldDigits } from './fold-digits.ts';

/** A number whose check digit is right, by its place in the text. */
export interface LeftIdentifier {
  kind: 'identity' | 'card' | 'credit_code';
  start: number;
  end: number;
}

const BETWEEN = '[ \\u00a0-]?';
/** 17 digits and a check character, GB 11643-1999, however they are grouped. */
const IDENTITY = new RegExp(`(?<!\\d)[1-9](?:${BETWEEN}\\d){16}${BETWEEN}[\\dXx](?!\\d)`, 'g');
/** As long as the numbers of bank cards; not the fraction of a number. */
const CARD = new RegExp(`(?<!\\d|\\d\\.)\\d(?:${BETWEEN}\\d){15,18}(?!\\d)`, 'g');

/**
 * Identity numbers (GB 11643), numbers of bank cards (Luhn) and credit codes (GB 32100) whose check digit is right, whatever the
 * words around them say. Stricter than what masks: it is the last look at a text before it leaves.
 */
export function findLeftIdentifiers(text: string): LeftIdentifier[] {
  const folded = foldDigits(text);
  const found: LeftIdentifier[] = [];
  const look = (pattern: RegExp, read: (number: string) => LeftIdentifier['kind'] | null) => {
    for (const { index, 0: written } of folded.text.matchAll(pattern)) {
      const kind = read(written.replace(/[^\dXx]/g, ''));
      if (kind) found.push({ kind, ...folded.placeOf(index, index + written.length) });
    }
  };
  look(IDENTITY, (number) => {
    if (hasIdentityCheck(number) && isBirthday(number.slice(6, 14))) return 'identity';
    return /^91/.test(number) && hasCreditCodeCheck(number.toUpperCase()) ? 'credit_code' : null;
  });
  look(CARD, (number) => (hasLuhnCheck(number) ? 'card' : null));
  for (const { start, end } of findCreditCodes(folded.text))
    found.push({ kind: 'credit_code', ...folded.placeOf(start, end) });
  return found;
}
