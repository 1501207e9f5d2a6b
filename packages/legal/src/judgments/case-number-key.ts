import { parseNumeral } from '../figures/numerals.ts';
import { toFlatText } from '../words/flat-text.ts';

/**
 * What case numbers that mean the same have in common, however they are written: without brackets, blanks, 字 and 第, in half
 * width, 之一 as a figure. `（2010）民二终字第54号` and `[2010] 民二终54号` → `2010民二终54号`.
 */
export function caseNumberKey(number: string): string {
  return toFlatText(number)
    .replace(/[()〔〕[\]【】\s]/g, '')
    .replace(/字?第?(?=\d+(?:[-至、]\d+)*号)/, '')
    .replace(/号之?([一二三四五六七八九十]{1,3}|\d{1,2})$/, (_, tail: string) => `号-${parseNumeral(tail)}`);
}
