import { formatChineseNumeral } from '../figures/numerals.ts';
import type { NumberStyle } from './contract.ts';

const HAN = /[〇零一二三四五六七八九十百两]+/;

/** A number as written (`第五条　`, `3．`, `5.2 `, `③`) with another ordinal in the same writing. */
export function withOrdinal(prefix: string, style: NumberStyle, ordinal: number): string {
  if (style === 'circled') return prefix.replace(/[①-⑳]/, String.fromCharCode(0x245f + ordinal));
  const isHan = HAN.test(prefix) && !/[\d０-９]/.test(prefix);
  const next = isHan
    ? prefix.replace(HAN, formatChineseNumeral(ordinal))
    : prefix.replace(/[\d０-９]+(?=[^\d０-９]*$)/, (digits) => {
        const isWide = /[０-９]/.test(digits);
        return isWide ? wide(String(ordinal)) : String(ordinal);
      });
  // 第五条 alone on its line has no gap that could be kept.
  return /条$/.test(next) ? `${next}　` : next;
}

const wide = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
