import { parseNumeral } from '../figures/numerals.ts';
import { toFlatText } from '../words/flat-text.ts';
import type { NumberStyle } from './contract.ts';

/** A number at the start of a line. */
export interface ClauseNumber {
  style: NumberStyle;
  /** As written, without the mark after it: `第五条`, `5.2`, `（一）`. */
  label: string;
  /** [5] of 第五条, [5, 2] of 5.2. */
  path: number[];
  /** Characters up to where the text begins. */
  length: number;
}

const HAN = '[〇零一二三四五六七八九十百两]';
/** After 第五条 these show that the line only speaks of that clause; 第四十一条　中外双方 does not. */
export const MENTION =
  /^中(?!国)|^ *(?:款|项|规定|约定|所(?![有在])|的|之规定|之约定|和第|及第|至第|或第|、第|,第|，第)/;
/** After 1.5 or 30 these show a quantity. */
const QUANTITY =
  /^ *(?:万|亿|元|美元|%|％|‰|米|公里|公斤|千克|吨|倍|折|年|月|日|天|个|平方|㎡|mm|cm|kg|m²|°)/;

interface Form {
  style: NumberStyle;
  pattern: RegExp;
  read: (match: RegExpExecArray) => number[] | null;
}

const one = (value: number | null): number[] | null => (value === null || value < 1 ? null : [value]);
const numeral = (match: RegExpExecArray) => one(parseNumeral((match[1] ?? '').replaceAll(' ', '')));
const UNIT_STYLES: Record<string, NumberStyle> = {
  编: 'part',
  部分: 'part',
  章: 'chapter',
  节: 'section',
  条: 'article',
};

const FORMS: readonly Form[] = [
  {
    style: 'article',
    pattern: new RegExp(`^第 *(${HAN}{1,6}|\\d{1,3}) *(?:条) *[】\\])]? *[、,，.．:：]?`),
    read: numeral,
  },
  {
    style: 'article',
    pattern: /^(?:article|clause) +(\d{1,3}|[IVXLC]{1,7})\b[.:]?/i,
    read: (m) => one(latin(m[1])),
  },
  { style: 'decimal', pattern: /^section +(\d{1,3}(?:\.\d{1,3}){0,3})\b[.:]?/i, read: (m) => decimals(m[1]) },
  {
    style: 'decimal',
    pattern: /^第 *(\d{1,2}(?:[.．]\d{1,2}){1,2}) *条 *[、.．:：]?/,
    read: (m) => decimals(m[1]),
  },
  // 第八 with a gap has lost its 条; 第一、 is a list where it stands under 第五条. 第三、四季度 and 第一 款 count something else.
  {
    style: 'article',
    pattern: new RegExp(`^第 *(${HAN}{1,4})(?: +(?=[\\u4e00-\\u9fff])(?![款项批次期])| *$)`),
    read: numeral,
  },
  { style: 'han', pattern: new RegExp(`^第 *(${HAN}{1,4}) *[、，,.．:：](?! *${HAN})`), read: numeral },
  { style: 'han', pattern: new RegExp(`^(${HAN}{1,4}) *[、，,.．:：]`), read: numeral },
  { style: 'han_bracket', pattern: new RegExp(`^[(【] *(${HAN}{1,4}) *[)】] *[、.．]?`), read: numeral },
  {
    style: 'decimal',
    pattern: /^(\d{1,2}(?:[.．]\d{1,2}){1,3})(?!\d)[.．、]?/,
    read: (m) => decimals(m[1]),
  },
  { style: 'digit', pattern: /^(\d{1,3}) *[.．、,，](?!\d)/, read: (m) => one(Number(m[1])) },
  { style: 'digit_half', pattern: /^(\d{1,2}) *\)[、.．]?/, read: (m) => one(Number(m[1])) },
  { style: 'digit_bracket', pattern: /^\( *(\d{1,2}) *\)[、.．]?/, read: (m) => one(Number(m[1])) },
  { style: 'circled', pattern: /^([①-⑳])/, read: (m) => one((m[1] ?? '').charCodeAt(0) - 0x245f) },
  { style: 'roman', pattern: /^\(?(i{1,3}|iv|vi{0,3}|ix|xi{0,2})\)/, read: (m) => one(latin(m[1])) },
  { style: 'letter', pattern: /^\(([a-z])\)/i, read: (m) => one(letter(m[1])) },
  {
    style: 'letter',
    pattern: /^([A-Za-z])(?:[、)]|[.．](?= |[\u4e00-\u9fff]))/,
    read: (m) => one(letter(m[1])),
  },
];

/** The number a line begins with; null without one. Marks of a list (•) are passed over. */
export function readClauseNumber(line: string): ClauseNumber | null {
  const flat = toFlatText(line);
  const lead = /^[ •·●▪◆■★☆§※\-*#]*(?:[【[(] *(?=第[^条]{1,6}条 *[】\])]))?/.exec(flat)?.[0].length ?? 0;
  const rest = flat.slice(lead);
  const unit = new RegExp(
    `^第 *(${HAN}{1,6}|\\d{1,3}) *(编|部分|章|节)(?![\\u4e00-\\u9fff]*规定) *[、:：]?`,
  ).exec(rest);
  const style = unit ? UNIT_STYLES[unit[2] ?? ''] : undefined;
  if (unit && style) {
    const path = numeral(unit);
    if (path) return result(line, lead, unit[0], style, path);
  }
  for (const form of FORMS) {
    const match = form.pattern.exec(rest);
    if (!match) continue;
    const after = rest.slice(match[0].length);
    if (match[0].includes('条') && MENTION.test(after) && !/ 中$/.test(match[0] + after[0])) return null;
    if ((form.style === 'decimal' || form.style === 'digit') && QUANTITY.test(after)) return null;
    const path = form.read(match);
    if (path) return result(line, lead, match[0], form.style, path);
  }
  return null;
}

function result(line: string, lead: number, raw: string, style: NumberStyle, path: number[]): ClauseNumber {
  const end = lead + raw.length;
  const label = line
    .slice(lead, end)
    .trim()
    .replace(/[、,，.．:：]$/, '');
  const space = /^[ \t\u3000\u00a0]*/.exec(line.slice(end))?.[0].length ?? 0;
  return { style, label, path, length: end + space };
}

function decimals(text: string | undefined): number[] | null {
  const path = (text ?? '').split(/[.．]/).map(Number);
  return path.every((part) => part >= 0 && part < 200) && path[0] !== 0 ? path : null;
}

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** 12 or XII. */
function latin(text: string | undefined): number | null {
  if (!text) return null;
  if (/^\d+$/.test(text)) return Number(text);
  const values = [...text.toLowerCase()].map((character) => ROMAN[character] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

const letter = (text: string | undefined) => ((text ?? '').toLowerCase().charCodeAt(0) || 96) - 96;
