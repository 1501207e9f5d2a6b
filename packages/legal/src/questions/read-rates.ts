import { parseNumeral } from '../figures/numerals.ts';
import { toFlatText } from '../words/flat-text.ts';

/** A rate of interest named in a question, as a percentage a year. */
export interface QuestionRate {
  percentPerYear: number;
  raw: string;
  role: 'agreed' | 'overdue' | 'lpr';
  start: number;
}

const NUMBER = '(\\d+(?:\\.\\d+)?|[一二两三四五六七八九十百零]+(?:点[零一二三四五六七八九]+)?)';
const PERCENT = new RegExp(`(?:${NUMBER} *[%％]|百分之 *${NUMBER})`, 'g');
/** 2分利 and 月息2分 are 2 % a month; 年息1分 is 10 % a year; 厘 is a tenth of a 分. */
const FEN = new RegExp(
  `(年|月)?(?:利率|利息|息|利)?[是为:： ]*${NUMBER} *(分|厘)(?!之)(半|[一二三四五六七八九1-9])?(?:的?(?:利|息))?`,
  'g',
);
const TEN_THOUSANDTH = new RegExp(`(?:日|每天|每日|天)[^。，,]{0,6}万分之 *${NUMBER}`, 'g');

function value(text: string | undefined): number {
  if (!text) return 0;
  if (/^\d/.test(text)) return Number(text);
  const [whole = '', decimals] = text.split('点');
  const fraction = decimals
    ? Number(`0.${[...decimals].map((digit) => parseNumeral(digit) ?? 0).join('')}`)
    : 0;
  return (parseNumeral(whole) ?? 0) + fraction;
}

const round = (rate: number) => Number(rate.toFixed(6));

function roleOf(before: string): QuestionRate['role'] {
  if (/(?:lpr|报价利率)[^。，,;；%]{0,8}$/i.test(before)) return 'lpr';
  return /逾期[^。，,;；%]{0,8}$/.test(before) ? 'overdue' : 'agreed';
}

/** Rates in a question: 年利率24%, 月息2分, 两分利, 百分之二十四, 日万分之五, LPR 3.45%. */
export function readRates(text: string): QuestionRate[] {
  const flat = toFlatText(text);
  const found: QuestionRate[] = [];
  for (const match of flat.matchAll(PERCENT)) {
    const before = flat.slice(Math.max(0, match.index - 16), match.index);
    const percent = value(match[1] ?? match[2]);
    if (!/(?:利|息|lpr|rate|interest|按|约定)/i.test(before + flat.slice(match.index, match.index + 12)))
      continue;
    const monthly =
      /(?:月利|月息|每月|每个月|monthly|per month)[^。，,;；%]{0,8}$/i.test(before) ||
      /^[^。，,]{0,3}(?:月息|月利|一个月|每月|a month)/i.test(flat.slice(match.index + match[0].length));
    const daily = /(?:日利|日息|每天|每日|daily)[^。，,;；%]{0,8}$/i.test(before);
    const factor = monthly ? 12 : daily ? 365 : 1;
    found.push({
      percentPerYear: round(percent * factor),
      raw: match[0],
      role: roleOf(before),
      start: match.index,
    });
  }
  for (const match of flat.matchAll(FEN)) {
    const [raw, span, number, unit, half] = match;
    if (!/[利息]/.test(raw)) continue;
    const tenths = half === '半' ? 5 : value(half);
    const fen = (value(number) + tenths / 10) / (unit === '厘' ? 10 : 1);
    const percentPerYear = span === '年' ? fen * 10 : fen * 12;
    if (percentPerYear > 0)
      found.push({ percentPerYear: round(percentPerYear), raw, role: 'agreed', start: match.index });
  }
  for (const match of flat.matchAll(TEN_THOUSANDTH)) {
    found.push({
      percentPerYear: round((value(match[1]) / 100) * 365),
      raw: match[0],
      role: roleOf(flat.slice(0, match.index)),
      start: match.index,
    });
  }
  return found.sort((a, b) => a.start - b.start);
}
