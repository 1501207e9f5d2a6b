import { findPercentages } from '../figures/find-percentages.ts';
import { parseDecimal } from '../figures/numerals.ts';
import { toFlatText } from '../words/flat-text.ts';

/** A rate of interest named in a question, as a percentage a year. */
export interface QuestionRate {
  percentPerYear: number;
  raw: string;
  role: 'agreed' | 'overdue' | 'lpr';
  start: number;
}

const NUMBER = '(\\d+(?:\\.\\d+)?|[一二两三四五六七八九十百零]+(?:点[零一二三四五六七八九]+)?)';
/** 2分利 and 月息2分 are 2 % a month; 年息1分 is 10 % a year; 厘 is a tenth of a 分. */
const FEN = new RegExp(
  `(年|月)?(?:利率|利息|息|利)?[是为:： ]*${NUMBER} *(分|厘)(?!之)(半|[一二三四五六七八九1-9])?(?:的?(?:利|息))?`,
  'g',
);
/** 日万分之五, 每天千分之一. */
const A_DAY_BEFORE = /(?:日|每天|每日|天)[^。，,]{0,6}$/;

const round = (rate: number) => Number(rate.toFixed(6));

function roleOf(before: string): QuestionRate['role'] {
  if (/(?:lpr|报价利率)[^。，,;；%]{0,8}$/i.test(before)) return 'lpr';
  return /逾期[^。，,;；%]{0,8}$/.test(before) ? 'overdue' : 'agreed';
}

/** 一分利息都没给, 利息一分不用付: not a cent of interest, and no rate. */
const isNotACent = (raw: string, after: string): boolean =>
  /^[年月]?利?息?[一1] ?分(?:钱)?(?:的?利息?)?$/.test(raw) &&
  /^(?:息)?(?:钱)?(?:都|也|就)?(?:没|不|别|未|拿不到|要不)/.test(after);

/** Rates in a question: 年利率24%, 月息2分, 两分利, 百分之二十四, 日万分之五, LPR 3.45%. */
export function readRates(text: string): QuestionRate[] {
  const flat = toFlatText(text);
  const found: QuestionRate[] = [];
  for (const { percent, raw, start, end } of findPercentages(text)) {
    const before = flat.slice(Math.max(0, start - 16), start);
    const after = flat.slice(end, end + 12);
    const add = (factor: number) =>
      found.push({ percentPerYear: round(percent * factor), raw, role: roleOf(before), start });
    if (/^[千万]分之|‰$/.test(raw)) {
      if (A_DAY_BEFORE.test(before)) add(365);
      continue;
    }
    if (!/(?:利|息|lpr|rate|interest|按|约定)/i.test(before + flat.slice(start, start + 12))) continue;
    const monthly =
      /(?:月利|月息|每月|每个月|monthly|per month)[^。，,;；%]{0,8}$/i.test(before) ||
      /^[^。，,]{0,3}(?:月息|月利|一个月|每月|a month)/i.test(after);
    const daily = /(?:日利|日息|每天|每日|daily)[^。，,;；%]{0,8}$/i.test(before);
    add(monthly ? 12 : daily ? 365 : 1);
  }
  for (const match of flat.matchAll(FEN)) {
    const [raw, span, number, unit, half] = match;
    if (!/[利息]/.test(raw) || isNotACent(raw, flat.slice(match.index + raw.length))) continue;
    const tenths = half === '半' ? 5 : (parseDecimal(half ?? '') ?? 0);
    const fen = ((parseDecimal(number ?? '') ?? 0) + tenths / 10) / (unit === '厘' ? 10 : 1);
    const percentPerYear = span === '年' ? fen * 10 : fen * 12;
    if (percentPerYear > 0)
      found.push({ percentPerYear: round(percentPerYear), raw, role: 'agreed', start: match.index });
  }
  return found.sort((a, b) => a.start - b.start);
}
