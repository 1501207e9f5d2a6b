import type { IsoDate } from '../statute/statute.ts';
import { toFlatText } from '../words/flat-text.ts';
import { isIsoDate } from './calendar.ts';
import { parseNumeral } from './numerals.ts';
import { takePlaces, type Written } from './written.ts';

/** A date written in a text, as exactly as it was said. */
export interface WrittenDate extends Written {
  /** Null where only month and day are named: 5月20日. */
  year: number | null;
  /** Counted from 1; null where none is named. */
  month: number | null;
  day: number | null;
  /** `2026-01-31`, `2026-01` or `2026`; null for a day that does not exist (2月30日) and where no year is named. */
  iso: IsoDate | null;
  precision: 'day' | 'month' | 'year';
  /** `chinese`: 2026年1月31日; `numeric`: 2026-01-31; `english`: 31 January 2026. */
  form: 'chinese' | 'numeric' | 'english';
}

const YEAR = '(?:19|20|21)\\d{2}';
const HAN_YEAR = '[一二][〇零○ＯO0一二三四五六七八九]{3}';
const SMALL = '(\\d{1,2}|[一二三四五六七八九十]{1,3})';
const MONTH_AND_DAY = `${SMALL} {0,3}月 {0,3}${SMALL} {0,3}[日号]`;
/** 2024年度 and 三年级 name no day. */
const NO_YEAR = '(?! ?(?:期(?!间)|限|度|版|产|级|利|息|龄))';
/** 2018年6月20入职: the word for day is left out; behind a number of anything else there is its unit. */
export const BARE_DAY =
  '(?<=月\\d{1,2})(?=$|(?![,.]\\d| ?[元块万个天])[，。；、,;！？!? 入进到去来被开离走签上辞就至公])';
const CHINESE = new RegExp(
  `(?<!\\d)(${YEAR}|${HAN_YEAR}) {0,3}年(?: {0,3}${SMALL} {0,3}月(?: {0,3}${SMALL}(?: {0,3}[日号]|${BARE_DAY}))?|${NO_YEAR})`,
  'g',
);
const WITHOUT_YEAR = new RegExp(`(?<!年 {0,3})(?<![\\d年])${MONTH_AND_DAY}`, 'g');
const NUMERIC = new RegExp(
  `(?<![\\d.])(${YEAR}(?=[-/.]\\d{1,2}[-/.]\\d)|(?:19|20)\\d{2})[-/.](\\d{1,2})(?:[-/.](\\d{1,2}))?(?![\\d%]|\\.\\d| ?[元万亿条个块米])`,
  'g',
);
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august'],
  ...['september', 'october', 'november', 'december'],
];
/** The English names of months, short and long, as a part of a pattern. */
export const MONTH_NAMES = `${MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept`;
const MONTH_NAME = `(${MONTH_NAMES})\\.?`;
const ENGLISH = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)? (?:day of )?)?${MONTH_NAME}(?: (\\d{1,2})(?:st|nd|rd|th)?(?=[, ]))?,? (${YEAR})\\b`,
  'gi',
);

/** Every date of a text, in order, in Chinese, English or digits; those that do not exist are among them. */
export function findDates(text: string): WrittenDate[] {
  if (!/[年月]|[\d０-９]{4}/.test(text)) return [];
  const flat = toFlatText(text);
  const take = takePlaces(text);
  const read = (form: WrittenDate['form'], pattern: RegExp, parts: (match: string[]) => (number | null)[]) =>
    [...flat.matchAll(pattern)].flatMap((match) => {
      const place = take(match);
      return place ? [{ ...place, form, ...dateOf(...parts(match)) }] : [];
    });
  return [
    ...read('chinese', CHINESE, ([, year, month, day]) => [year, month, day].map(numberOf)),
    ...read('numeric', NUMERIC, ([, year, month, day]) => [year, month, day].map(numberOf)),
    ...read('english', ENGLISH, ([, before, month, behind, year]) => [
      numberOf(year),
      monthNamed(month),
      numberOf(before ?? behind),
    ]),
    ...read('chinese', WITHOUT_YEAR, ([, month, day]) => [null, numberOf(month), numberOf(day)]),
  ].sort((a, b) => a.start - b.start);
}

const numberOf = (part: string | undefined) =>
  part === undefined ? null : parseNumeral(/^\d+$/.test(part) ? part : part.replace(/[0OoＯ]/g, '〇'));

const monthNamed = (name: string | undefined) =>
  MONTHS.findIndex((month) => month.startsWith((name ?? '').slice(0, 3).toLowerCase())) + 1;

function dateOf(year: number | null = null, month: number | null = null, day: number | null = null) {
  const precision = day !== null ? 'day' : month !== null ? 'month' : 'year';
  return { year, month, day, precision, iso: year === null ? null : isoDate(year, month, day) } as const;
}

/** `2026-01-31`, `2026-01` where there is no day, `2026` where there is no month; null for a day that does not exist. */
export function isoDate(year: number, month: number | null, day: number | null): IsoDate | null {
  const two = (value: number | null) => String(value ?? 1).padStart(2, '0');
  const full = `${year}-${two(month)}-${two(day)}`;
  return isIsoDate(full) ? full.slice(0, day !== null ? 10 : month !== null ? 7 : 4) : null;
}
