import { addDays, addMonths } from '../figures/calendar.ts';
import { findDates, isoDate } from '../figures/find-dates.ts';
import { parseNumeral } from '../figures/numerals.ts';
import type { IsoDate } from '../statute/statute.ts';

/** When something happened, as a story says it. */
export interface EventDay {
  /** The words: `去年3月`. */
  said: string;
  /** First and last day it may have been. */
  from: IsoDate;
  to: IsoDate;
}

interface Told extends EventDay {
  start: number;
}

const SMALL = '(\\d{1,2}|[一二三四五六七八九十]{1,3})';
/** `去年3月5日`, `前年`; seasons and halves of a year tell no month. */
const RELATIVE_YEAR = new RegExp(
  `(大前年|前年|去年|今年) {0,2}(?:${SMALL} {0,2}月(?:份)?(?: {0,2}${SMALL} {0,2}[日号])?)?`,
  'g',
);
const YEARS_BACK: Record<string, number> = { 今年: 0, 去年: 1, 前年: 2, 大前年: 3 };
const LAST_MONTH = /上个?月/g;
const AGO = /([一二两三四五六七八九十]{1,3}|\d{1,2}) {0,2}(年|个月)(?:多)?(?:以)?前/g;
const ENGLISH_AGO = /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (years?|months?) ago\b/gi;
const ENGLISH_NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const LAST_YEAR = /\blast year\b/gi;
const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const LAST_NAMED = new RegExp(`\\blast (${MONTHS.join('|')})\\b`, 'gi');
const ENGLISH_YEAR = /\b(?:in|since|during|of|from|back in) ((?:19|20)\d{2})\b(?![-/.]\d)/gi;

/** Nobody asks by the law of the day on which somebody was born, and 2018年公司法 is a text. */
const BORN_BEFORE = /(?:生于|出生于|出生日期|born (?:in|on)) ?$/i;
const NO_EVENT_BEHIND = /^(?:的)?(?:出生|生人|生的|修[正订改]|版|《|公司法|届)/;
const READ_CHARACTERS = 4_000;

/** Days and times in the past that a story names, in their order; what lies ahead happened not yet. */
export function readEventDays(story: string, today: IsoDate): EventDay[] {
  const text = story.slice(0, READ_CHARACTERS);
  const year = Number(today.slice(0, 4));
  const told: Told[] = [];
  const tell = (start: number, said: string, iso: IsoDate | null) => {
    if (
      iso === null ||
      told.some((one) => start < one.start + one.said.length && one.start < start + said.length)
    )
      return;
    const [from, to] = rangeOf(iso);
    if (from > today || BORN_BEFORE.test(text.slice(0, start))) return;
    if (NO_EVENT_BEHIND.test(text.slice(start + said.length))) return;
    told.push({ start, said, from, to: to < today ? to : today });
  };
  const every = (pattern: RegExp, iso: (match: RegExpExecArray) => IsoDate | null) => {
    for (const match of text.matchAll(pattern)) tell(match.index, match[0].trimEnd(), iso(match));
  };
  every(RELATIVE_YEAR, ([, word = '', month, day]) =>
    isoDate(year - (YEARS_BACK[word] ?? 0), numeral(month), numeral(day)),
  );
  for (const { start, raw, iso } of findDates(text)) tell(start, raw, iso);
  every(LAST_MONTH, () => addMonths(`${today.slice(0, 7)}-01`, -1).slice(0, 7));
  every(AGO, ([, count, unit]) => ago(today, numeral(count), unit === '年'));
  every(ENGLISH_AGO, ([, count = '', unit = '']) => {
    const at = ENGLISH_NUMBERS.indexOf(count.toLowerCase());
    return ago(today, at >= 0 ? at + 2 : Number(count), /^year/i.test(unit));
  });
  every(LAST_YEAR, () => String(year - 1));
  every(LAST_NAMED, ([, name = '']) => {
    const month = MONTHS.indexOf(name.toLowerCase()) + 1;
    return isoDate(month < Number(today.slice(5, 7)) ? year : year - 1, month, null);
  });
  every(ENGLISH_YEAR, ([, named = '']) => named);
  const inOrder = told.sort((a, b) => a.start - b.start);
  const isOfIllness = ({ start, said }: Told) => ILLNESS_BEGAN.test(text.slice(start + said.length));
  const others = inOrder.filter((one) => !isOfIllness(one));
  const tellsMarriage = others.some(({ start, said }) => MARRIED.test(clauseAt(text, start, said)));
  return (tellsMarriage ? others : inOrder).map(({ said, from, to }) => ({ said, from, to }));
}

/** 十年前就得了病: beside the day of the marriage no day on which anything was agreed. */
const ILLNESS_BEGAN =
  /^(?:就|已经?|便)(?:得|患|确诊|查出)(?:了|过|出)?|^[^，。；！？]{0,6}(?:得|患|查出|确诊|诊断|犯|发|住院|吃药|治|染|有)(?:了|过|的|为|出|上)?[^，。；！？]{0,12}(?:病|症|炎|癌|肝|艾滋|癫痫|分裂|抑郁|住院|治疗)|^[^，。；！？]{0,6}(?:确诊|住院|吃药|发病|犯病|治疗)/;
const MARRIED = /结婚|结的婚|领[的了]?(?:结婚)?证|登记|娶|嫁/;

/** The clause around the words of a day. */
function clauseAt(text: string, start: number, said: string): string {
  const from = Math.max(...[...'，。；！？,;!?\n'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  const [rest = ''] = /^[^，。；！？,;!?\n]*/.exec(text.slice(start + said.length)) ?? [];
  return text.slice(from, start + said.length) + rest;
}

const numeral = (word: string | undefined): number | null => (word === undefined ? null : parseNumeral(word));

/** 三年前 is some day of that year, 三个月前 of that month. */
function ago(today: IsoDate, count: number | null, years: boolean): IsoDate | null {
  if (count === null || count === 0) return null;
  return years ? String(Number(today.slice(0, 4)) - count) : addMonths(today, -count).slice(0, 7);
}

/** First and last day of `2026`, `2026-01` or `2026-01-31`. */
function rangeOf(iso: IsoDate): [IsoDate, IsoDate] {
  if (iso.length === 4) return [`${iso}-01-01`, `${iso}-12-31`];
  if (iso.length === 7) return [`${iso}-01`, addDays(addMonths(`${iso}-01`, 1), -1)];
  return [iso, iso];
}
