import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from './case-number.ts';

/** Longest case number that is kept: those of several cases in one, and old ones with places, stay far below. */
const CHARACTERS_MAX = 80;

/**
 * A case number as it is compared: without brackets, blanks, 字 and 第, in half width, without zeros before its serial number, and with 之一 however its
 * number is written: `（2010）民二终字第54号` and `[2010] 民二终54号` are `2010民二终54号`. Null for what can be no case number.
 */
export function caseNumberKey(number: string): string | null {
  if (number.length > CHARACTERS_MAX) return null;
  const flat = number
    .normalize('NFKC')
    .replace(/[〔［【[]/g, '(')
    .replace(/[〕］】\]]/g, ')')
    .trim();
  CASE_NUMBER_PATTERN.lastIndex = 0;
  const match = CASE_NUMBER_PATTERN.exec(flat);
  CASE_NUMBER_PATTERN.lastIndex = 0;
  const written = (match && readCaseNumberMatch(match)?.number) ?? flat;
  const key = written
    .normalize('NFKC')
    .replace(/[()\s]/g, '')
    .replace(/字?第|字(?=\d)/g, '')
    .replace(/(?<=\D)0+(?=\d+号)/g, '');
  return /^[12][\dX×*]{3}.{2,60}号/i.test(key) ? key : null;
}
