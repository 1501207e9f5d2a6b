import { parseCapitalAmount } from '@mingfa/legal/figures/capital-amount';
import { parseDecimal } from '@mingfa/legal/figures/numerals';
import { multiplyDecimals } from './exact-decimal.ts';
import { flatCell } from './flat-cell.ts';
import { type ReadUnit, readUnit } from './units.ts';

/** A number as a cell has it: in its base unit where it names one, else as it stands. */
export interface ReadNumber {
  /** Decimal text, exact. */
  value: string;
  /** What the cell itself counts in (12.3万: `10000`); null for a bare number, which the head of its column counts. */
  unit: ReadUnit | null;
}

const PLAIN = /^-?\d{1,15}(?:\.\d{1,6})?$/;
const DIGITS = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d{1,3}(?: \\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d*)?|\\.\\d+';
const NUMBER = new RegExp(`^(${DIGITS})([eE][+-]?\\d{1,3})? ?(.*)$`);
const SIGN = /^(?:人民币|RMB|CNY|[¥￥]|US\$|USD|\$|HK\$|HKD|EUR|€|GBP|£|JPY) ?/i;
const CAPITAL = /^[零〇壹贰貳叁參肆伍陆陸柒捌玖拾佰仟百千万萬亿億圆圓元角分整正]+$/;
const SHARE_WORDS: Record<string, string> = { 百分之: '%', 千分之: '‰', 万分之: '‱' };

/**
 * The number of a cell, in whatever way it is written: 1,234.50, （1,234.50）, -5, 5-, ￥3 万元, 12.3万, 3.85%, 5‰, 壹万贰仟元整, 三万五千.
 * Null for what is no number.
 */
export function readNumber(text: string): ReadNumber | null {
  if (PLAIN.test(text)) return numberOf(text, '', '1', null);
  let rest = flatCell(text);
  let sign = '';
  const inBrackets = /^\((.+)\)$/.exec(rest)?.[1];
  if (inBrackets !== undefined) {
    rest = inBrackets.trim();
    sign = '-';
  }
  const mark = SIGN.exec(rest)?.[0] ?? '';
  rest = rest.slice(mark.length);
  const lead = /^([+-]) ?/.exec(rest);
  if (lead) {
    if (sign) return null;
    sign = lead[1] === '-' ? '-' : '';
    rest = rest.slice(lead[0].length);
  }
  const markBehind = mark === '' ? (SIGN.exec(rest)?.[0] ?? '') : '';
  rest = rest.slice(markBehind.length);
  const currency = (mark || markBehind).trim();
  if (/^[\d.,].*[\d]-$/.test(rest)) {
    if (sign) return null;
    sign = '-';
    rest = rest.slice(0, -1);
  }
  const match = NUMBER.exec(rest);
  if (!match) return wordsNumber(rest, sign);
  const [, digits = '', exponent = '', behind = ''] = match;
  const unit = unitOf(behind, currency);
  if (unit === undefined) return null;
  const plain = `${digits.replace(/[, ]/g, '').replace(/^\./, '0.')}${exponent}`;
  return numberOf(plain, sign, unit?.factor ?? '1', unit);
}

/** The unit behind a number, joined with a sign before it; null for none, undefined for words that are no unit. */
function unitOf(behind: string, mark: string): ReadUnit | null | undefined {
  const word = behind.replace(/[整正]$/, '').trim();
  if (word === '') return mark === '' ? null : (readUnit(mark) ?? undefined);
  const unit = readUnit(word);
  if (!unit) return undefined;
  if (mark === '') return unit;
  const base = readUnit(mark)?.base ?? '';
  return unit.base === '' || unit.base === base ? { ...unit, base } : undefined;
}

function numberOf(plain: string, sign: string, factor: string, unit: ReadUnit | null): ReadNumber | null {
  const value = multiplyDecimals(plain, factor, sign === '-' ? '-1' : '1');
  return value === null ? null : { value, unit };
}

/** 壹万元整, 三万五千元, 百分之三. */
function wordsNumber(words: string, sign: string): ReadNumber | null {
  const share = /^(百分之|千分之|万分之)(.+)$/.exec(words);
  if (share) {
    const unit = readUnit(SHARE_WORDS[share[1] ?? ''] ?? '');
    const part = parseDecimal(share[2] ?? '');
    return part === null || !unit ? null : numberOf(String(part), sign, unit.factor, unit);
  }
  if (CAPITAL.test(words) && /[零〇壹贰貳叁參肆伍陆陸柒捌玖拾]/.test(words)) {
    const amount = parseCapitalAmount(words);
    return amount === null ? null : numberOf(amount.toFixed(2), sign, '1', { factor: '1', base: '元' });
  }
  const [, numeral = '', unitWord = ''] = /^([零〇一二两三四五六七八九十百千万亿点]+)(.*)$/.exec(words) ?? [];
  // 万元 alone is a unit.
  const value = /[零〇一二两三四五六七八九十]/.test(numeral) ? parseDecimal(numeral) : null;
  if (value === null) return null;
  const unit = unitWord === '' ? null : readUnit(unitWord);
  if (unitWord !== '' && !unit) return null;
  return numberOf(String(value), sign, unit?.factor ?? '1', unit);
}
