import type { TimePart } from '@mingfa/contract/table-query';
import { addDays, addMonths, isIsoDate } from '@mingfa/legal/figures/calendar';
import { parseNumeral } from '@mingfa/legal/figures/numerals';

/** Days that words of time mean, both counted; null where they are open. */
export interface TimeRange {
  from: string | null;
  to: string | null;
  /** What the words name: a year, a month …; null for any other stretch. */
  part: TimePart | null;
}

/** The day on which is asked, and the one year that the table is about, where there is one: it has months without a year. */
export interface TimeContext {
  today: string;
  year: number | null;
}

type Read = (match: RegExpExecArray, today: string, year: number) => TimeRange | null;

const N = '(\\d{1,4}|[一二两三四五六七八九十]{1,3})';
const YEAR =
  '(?:((?:19|20)\\d{2}|[二][〇零○][〇零○一二三四五六七八九]{2}|(?<!\\d)\\d{2}(?=年))年?度?|(今年|本年度?|去年|上年度?|上一年|前年|大前年|明年|后年))';
const MONTH_NAMES =
  'january february march april may june july august september october november december'.split(' ');
const ENGLISH_MONTH = `(${MONTH_NAMES.map((name) => (name.length > 3 ? `${name.slice(0, 3)}(?:${name.slice(3)})?` : name)).join('|')})`;

const YEARS_BACK: Record<string, number> = {
  ...{ 今年: 0, 本年: 0, 本年度: 0, 去年: 1, 上年: 1, 上年度: 1, 上一年: 1 },
  ...{ 前年: 2, 大前年: 3, 明年: -1, 后年: -2 },
};

const numberOf = (text: string | undefined) =>
  parseNumeral(text === '两' ? '二' : (text ?? '')) ?? Number.NaN;
const pad = (value: number) => String(value).padStart(2, '0');
const lastDay = (month: string) => addDays(addMonths(`${month}-01`, 1), -1);

/** All of a year, half-year, quarter or month. */
function wholeOf(year: number, first: number, months: number, part: TimePart): TimeRange | null {
  if (!Number.isInteger(year) || year < 1950 || year > 2150 || first < 1 || first + months > 13) return null;
  return { from: `${year}-${pad(first)}-01`, to: lastDay(`${year}-${pad(first + months - 1)}`), part };
}

function yearOf(written: string | undefined, word: string | undefined, today: string): number {
  if (word) return Number(today.slice(0, 4)) - (YEARS_BACK[word] ?? 0);
  const year = numberOf(written);
  return year < 100 ? 2000 + year : year;
}

function dayOf(year: number, month: number, day: number): TimeRange | null {
  const iso = `${year}-${pad(month)}-${pad(day)}`;
  return isIsoDate(iso) ? { from: iso, to: iso, part: 'day' } : null;
}

/** A stretch that ends today. */
function upToToday(today: string, count: number, unit: string): TimeRange | null {
  if (!(count > 0) || count > 500) return null;
  const from = /天|日|day/.test(unit)
    ? addDays(today, 1 - count)
    : /周|星期|week/.test(unit)
      ? addDays(today, 1 - 7 * count)
      : addMonths(today, -count * (/年|year/.test(unit) ? 12 : /季|quarter/.test(unit) ? 3 : 1));
  return { from, to: today, part: null };
}

/** A stretch that begins today. */
function fromToday(today: string, count: number, unit: string): TimeRange | null {
  if (!(count > 0) || count > 500) return null;
  const to = /天|日|day/.test(unit)
    ? addDays(today, count)
    : /周|星期|week/.test(unit)
      ? addDays(today, 7 * count)
      : addMonths(today, count * (/年|year/.test(unit) ? 12 : /季|quarter/.test(unit) ? 3 : 1));
  return { from: today, to, part: null };
}

function monthBack(today: string, back: number): TimeRange {
  const month = addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7);
  return { from: `${month}-01`, to: lastDay(month), part: 'month' };
}

function quarterBack(today: string, back: number): TimeRange | null {
  const index = Number(today.slice(0, 4)) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3) - back;
  return wholeOf(Math.floor(index / 4), (index % 4) * 3 + 1, 3, 'quarter');
}

function weekBack(today: string, back: number): TimeRange {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -weekday - 7 * back);
  return { from: monday, to: addDays(monday, 6), part: 'week' };
}

const ENGLISH_NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const englishNumber = (text = '') =>
  ENGLISH_NUMBERS.includes(text) ? ENGLISH_NUMBERS.indexOf(text) : Number(text);
const monthNamed = (name = '') => MONTH_NAMES.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;

const READERS: readonly [RegExp, Read][] = [
  [
    /((?:19|20)\d{2})[-/.](\d{1,2})[-/.](\d{1,2})/y,
    ([, year, month, day]) => dayOf(Number(year), Number(month), Number(day)),
  ],
  [
    /((?:19|20)\d{2})[-/](\d{1,2})(?![-/.\d])/y,
    ([, year, month]) => wholeOf(Number(year), Number(month), 1, 'month'),
  ],
  [
    new RegExp(`${YEAR}的?${N}月份?${N}[日号]`, 'y'),
    ([, year, word, month, day], today) => dayOf(yearOf(year, word, today), numberOf(month), numberOf(day)),
  ],
  [
    new RegExp(`${YEAR}的?${N}月份?`, 'y'),
    ([, year, word, month], today) => wholeOf(yearOf(year, word, today), numberOf(month), 1, 'month'),
  ],
  [
    new RegExp(`${YEAR}的?(?:第?([一二三四1-4])(?:个)?季度?|q([1-4]))`, 'y'),
    ([, year, word, han, digit], today) =>
      wholeOf(yearOf(year, word, today), (numberOf(han ?? digit) - 1) * 3 + 1, 3, 'quarter'),
  ],
  [
    new RegExp(`${YEAR}的?([上下])半年`, 'y'),
    ([, year, word, half], today) =>
      wholeOf(yearOf(year, word, today), half === '上' ? 1 : 7, 6, 'half_year'),
  ],
  [
    /(?:今年以来|年初至今|今年至今|今年到现在)/y,
    (_, today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today, part: null }),
  ],
  [
    /((?:19|20)\d{2}(?=年)|[二][〇零○][〇零○一二三四五六七八九]{2}(?=年)|(?<!\d)\d{2}(?=年(?!(?:多|期|限|利|以上|以下|内|之))))年度?/y,
    ([, year], today) => wholeOf(yearOf(year, undefined, today), 1, 12, 'year'),
  ],
  [
    /(今年|本年度?|去年|上年度?|上一年|前年|大前年|明年|后年)(?:全年|一年|整年)?/y,
    ([, word], today) => wholeOf(yearOf(undefined, word, today), 1, 12, 'year'),
  ],
  // A month or quarter without its year: of the one year that the table is about.
  [
    new RegExp(`${N}月份?${N}[日号]`, 'y'),
    ([, month, day], _, year) => dayOf(year, numberOf(month), numberOf(day)),
  ],
  [new RegExp(`${N}月份?(?!内)`, 'y'), ([, month], _, year) => wholeOf(year, numberOf(month), 1, 'month')],
  [
    /(?:第?([一二三四1-4])(?:个)?季度?|q([1-4])\b)/y,
    ([, han, digit], _, year) => wholeOf(year, (numberOf(han ?? digit) - 1) * 3 + 1, 3, 'quarter'),
  ],
  [/([上下])半年/y, ([, half], _, year) => wholeOf(year, half === '上' ? 1 : 7, 6, 'half_year')],
  [/(?:本|这个?|当)月/y, (_, today) => monthBack(today, 0)],
  [/上上个?月/y, (_, today) => monthBack(today, 2)],
  [/上个?月/y, (_, today) => monthBack(today, 1)],
  [/下个?月|next month\b/y, (_, today) => monthBack(today, -1)],
  [/(?:本|这个?)季度?/y, (_, today) => quarterBack(today, 0)],
  [/上个?季度?/y, (_, today) => quarterBack(today, 1)],
  [/下个?季度?|next quarter\b/y, (_, today) => quarterBack(today, -1)],
  [/(?:本|这)个?(?:周|星期)(?![一二三四五六日天])/y, (_, today) => weekBack(today, 0)],
  [/上个?(?:周|星期)(?![一二三四五六日天])/y, (_, today) => weekBack(today, 1)],
  [/今[天日]/y, (_, today) => ({ from: today, to: today, part: 'day' })],
  [/昨[天日]/y, (_, today) => ({ from: addDays(today, -1), to: addDays(today, -1), part: 'day' })],
  [/(?:最近|近|过去|这)半年(?:内|以来|来)?/y, (_, today) => upToToday(today, 6, '月')],
  [
    new RegExp(`(?:最近|近|过去)的?${N}(个月|月|年|天|日|周|个?季度|个?星期)(?:内|以来|来)?`, 'y'),
    ([, count, unit = ''], today) => upToToday(today, numberOf(count), unit),
  ],
  [
    new RegExp(`(?:未来|今后|接下来)的?${N}(个月|月|年|天|日|周|个?季度|个?星期)(?:以?内|之内|里)?`, 'y'),
    ([, count, unit = ''], today) => fromToday(today, numberOf(count), unit),
  ],
  // 一个月内到期: what is to come, as its verb says.
  [
    new RegExp(
      `${N}(个月|月|年|天|日|周|个?季度|个?星期)(?:以内|之内|内|里)(?=[要将会快就]{0,2}(?:到期|届满|期满|过期))`,
      'y',
    ),
    ([, count, unit = ''], today) => fromToday(today, numberOf(count), unit),
  ],
  [
    /(?:in |within )?(?:the )?(?:next|coming) (\w+) (days?|weeks?|months?|quarters?|years?)\b/y,
    ([, count, unit = ''], today) => fromToday(today, englishNumber(count), unit),
  ],
  [
    /q([1-4]) (?:of )?((?:19|20)\d{2})/y,
    ([, quarter, year]) => wholeOf(Number(year), Number(quarter) * 3 - 2, 3, 'quarter'),
  ],
  [
    /((?:19|20)\d{2}) ?q([1-4])/y,
    ([, year, quarter]) => wholeOf(Number(year), Number(quarter) * 3 - 2, 3, 'quarter'),
  ],
  [
    new RegExp(`${ENGLISH_MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? ((?:19|20)\\d{2})\\b`, 'y'),
    ([, name, day, year]) => dayOf(Number(year), monthNamed(name), Number(day)),
  ],
  [
    new RegExp(`(\\d{1,2})(?:st|nd|rd|th)? ${ENGLISH_MONTH},? ((?:19|20)\\d{2})\\b`, 'y'),
    ([, day, name, year]) => dayOf(Number(year), monthNamed(name), Number(day)),
  ],
  [
    new RegExp(`${ENGLISH_MONTH} ((?:19|20)\\d{2})\\b`, 'y'),
    ([, name, year]) => wholeOf(Number(year), monthNamed(name), 1, 'month'),
  ],
  [/this year\b/y, (_, today) => wholeOf(Number(today.slice(0, 4)), 1, 12, 'year')],
  [/last year\b/y, (_, today) => wholeOf(Number(today.slice(0, 4)) - 1, 1, 12, 'year')],
  [/this month\b/y, (_, today) => monthBack(today, 0)],
  [/last month\b/y, (_, today) => monthBack(today, 1)],
  [/this quarter\b/y, (_, today) => quarterBack(today, 0)],
  [/last quarter\b/y, (_, today) => quarterBack(today, 1)],
  [
    /(?:the )?(?:last|past) (\w+) (days?|weeks?|months?|quarters?|years?)\b/y,
    ([, count, unit = ''], today) => upToToday(today, englishNumber(count), unit),
  ],
  [
    /(?:the year )?((?:19|20)\d{2})\b(?![-/.,]\d| ?(?:元|万|yuan|rmb|%|笔|个|家|人|块))/y,
    ([, year]) => wholeOf(Number(year), 1, 12, 'year'),
  ],
];

/** The words of time that stand at a place, the longest. */
function plainTime(
  flat: string,
  start: number,
  { today, year }: TimeContext,
): { end: number; range: TimeRange } | null {
  let best: { end: number; range: TimeRange } | null = null;
  for (const [pattern, read] of READERS) {
    pattern.lastIndex = start;
    const match = pattern.exec(flat);
    const range = match && read(match, today, year ?? Number.NaN);
    if (match && range && start + match[0].length > (best?.end ?? start))
      best = { end: start + match[0].length, range };
  }
  return best;
}

const TO = / ?(?:至|到|[-~—–]|to|through|until) ?/y;
const BETWEEN_TO = / ?(?:and|和|与|至|到) ?/y;
const BEHIND: readonly [RegExp, (range: TimeRange) => TimeRange][] = [
  [/(?:年?)(?:以来|至今|到现在|起|开始|及以后|及之后)/y, ({ from }) => ({ from, to: null, part: null })],
  [
    /年?(?:底|末)(?:以前|之前|前(?![十\d一二三四五六七八九名]))/y,
    ({ to }) => ({ from: null, to, part: null }),
  ],
  [
    /年?(?:以前|之前|前(?![十\d一二三四五六七八九名]))/y,
    ({ from }) => ({ from: null, to: from && addDays(from, -1), part: null }),
  ],
  [/(?:底|末)?为止|止/y, ({ to }) => ({ from: null, to, part: null })],
];
const BEFORE: readonly [RegExp, (range: TimeRange) => TimeRange][] = [
  [/(?:自从?|从) ?/y, (range) => range],
  [/(?:截至|截止到?) ?/y, ({ to }) => ({ from: null, to, part: null })],
  [/since /y, ({ from }) => ({ from, to: null, part: null })],
  [/before /y, ({ from }) => ({ from: null, to: from && addDays(from, -1), part: null })],
  [/after /y, ({ to }) => ({ from: to && addDays(to, 1), to: null, part: null })],
  [/(?:in|during|for|from|between|of) /y, (range) => range],
];

/** Words of time at a place: 去年, 2024年三季度, 近三个月, 2024年1月到3月, 2023年以来, 截至2024-06-30. Null for none. */
export function readTime(
  flat: string,
  start: number,
  context: TimeContext,
): { end: number; range: TimeRange } | null {
  const before = BEFORE.map(([pattern, change]) => {
    pattern.lastIndex = start;
    const match = pattern.exec(flat);
    return match ? { at: start + match[0].length, change } : null;
  }).find((one) => one !== null);
  const first = plainTime(flat, before?.at ?? start, context);
  if (!first) return null;
  const isBetween = flat.startsWith('between ', start) || flat.startsWith('介于', start);
  const second = secondEnd(flat, first, context, isBetween ? BETWEEN_TO : TO);
  if (second) return second;
  for (const [pattern, change] of BEHIND) {
    pattern.lastIndex = first.end;
    const match = pattern.exec(flat);
    if (match) return { end: first.end + match[0].length, range: change(first.range) };
  }
  return { end: first.end, range: before ? before.change(first.range) : first.range };
}

/** The end of a stretch: 2024年1月到3月, 2023年至2024年. */
function secondEnd(
  flat: string,
  first: { end: number; range: TimeRange },
  context: TimeContext,
  joint: RegExp,
): { end: number; range: TimeRange } | null {
  joint.lastIndex = first.end;
  const to = joint.exec(flat);
  if (!to || first.range.from === null) return null;
  const at = first.end + to[0].length;
  const short = new RegExp(`${N}月份?(?:${N}[日号])?`, 'y');
  short.lastIndex = at;
  const month = short.exec(flat);
  const year = Number(first.range.from.slice(0, 4));
  const shortRange =
    month &&
    (month[2] === undefined
      ? wholeOf(year, numberOf(month[1]), 1, 'month')
      : dayOf(year, numberOf(month[1]), numberOf(month[2])));
  const second = shortRange ? { end: at + month[0].length, range: shortRange } : plainTime(flat, at, context);
  if (!second || second.range.to === null || second.range.to < first.range.from) return null;
  return { end: second.end, range: { from: first.range.from, to: second.range.to, part: null } };
}
