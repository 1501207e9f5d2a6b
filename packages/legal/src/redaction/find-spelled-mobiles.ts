import { readSpelledDigits } from './fold-digits.ts';
import type { PersonalData } from './mask.ts';

const BETWEEN = '[-. ·•・‧∙_/\\\\|~*:：,，。、()+=#\'"\\n]{0,3}';
/** Eleven digits of a mobile number, whatever stands between them. */
const APART = new RegExp(
  `(?<![\\d]|[\\da-f][a-f])(?:(?:\\+|00)?86${BETWEEN})?(1${BETWEEN}[3-9](?:${BETWEEN}\\d){9})(?!\\d|[十百千万亿点]|${BETWEEN}\\d|\\.[a-z])`,
  'g',
);
/** How many digits stand together where people group them. */
const GROUPS = new Set([
  ...['11', '3-8', '7-4', '5-6', '3-4-4', '3-3-5', '4-3-4', '4-4-3', '3-3-3-2', '3-4-2-2', '3-2-2-2-2'],
  ...['3-2-3-3', '2-3-3-3', '5-3-3', '6-5', '1-2-4-4', '3-2-2-4', '3-2-4-2', '1-1-1-1-1-1-1-1-1-1-1'],
]);
const WORD =
  /(?:电话|手机|号码|联系|微信|拨打|致电|打给|呼叫|\btel|phone|mobile|call|whatsapp)[^\d\n]{0,10}$/i;
const MONEY = /^\s*(?:元|万|亿|块|圆|人民币|RMB|yuan|CNY)/i;

/** Mobile numbers that are written with signs between their digits or with numerals spelled out, in a text with plain digits. */
export function findSpelledMobiles(folded: string): PersonalData[] {
  const text = readSpelledDigits(folded);
  const found: PersonalData[] = [];
  for (const match of text.matchAll(APART)) {
    const end = match.index + match[0].length;
    const groups = (match[1] ?? '').split(/\D+/).map(({ length }) => length);
    // A list counts: 1、3、4、5…
    const isList = groups.length === 11 && /[,，、。]/.test(match[0]);
    const isNumber =
      (GROUPS.has(groups.join('-')) && !isList) ||
      WORD.test(text.slice(Math.max(0, match.index - 16), match.index));
    if (isNumber && !MONEY.test(text.slice(end, end + 6)))
      found.push({ kind: 'mobile', start: match.index, end, sure: false });
  }
  return found;
}
