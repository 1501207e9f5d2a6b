import { addDays, addMonths } from '../figures/calendar.ts';
import { findDates, isoDate, type WrittenDate } from '../figures/find-dates.ts';
import { findDatesWithoutYear, findDaysOfMonth, findRelativeDates } from '../figures/find-relative-dates.ts';
import type { IsoDate } from '../statute/statute.ts';

/** A date named in a question. */
export type QuestionDate = WrittenDate & { iso: string };

/**
 * Dates in a question, in order: written out, and as seen from the day of asking (上周五, 去年3月, 10月31日).
 * @param today the day of asking; without one a day without a year takes the year of the date before it, or is left out
 */
export function readDates(text: string, today?: IsoDate): QuestionDate[] {
  if (today === undefined) {
    let year: number | null = null;
    return findDates(text).flatMap((date) => {
      year = date.year ?? year;
      const iso = year === null ? null : isoDate(year, date.month, date.day);
      return iso === null ? [] : [{ ...date, year, iso }];
    });
  }
  const dated = findDates(text).filter(({ year }) => year !== null);
  const relative = findRelativeDates(text, today).filter((date) => !dated.some((one) => overlaps(one, date)));
  const known = [...dated, ...relative].sort((a, b) => a.start - b.start);
  const told = [...known, ...asBefore(findDatesWithoutYear(text, today, known))].sort(
    (a, b) => a.start - b.start,
  );
  return [...told, ...findDaysOfMonth(text, today, told)]
    .sort((a, b) => a.start - b.start)
    .filter((date, at, all) => !isDayAfterTold(text, date, all[at - 1]) && !isSpoken(text, date, all[at - 1]))
    .flatMap((date) => (date.iso === null ? [] : [{ ...date, iso: date.iso }]));
}

/** 11月4号主管说你明天不用来了: the day after that day and no day after today. */
const isDayAfterTold = (text: string, { raw, start, end }: WrittenDate, before: WrittenDate | undefined) =>
  raw === '明天' &&
  before !== undefined &&
  start - before.end <= 16 &&
  /^(?:就|开始|起)?(?:不用|别|不要|不必|甭)/.test(text.slice(end));

/** On Nov 15 he said "today is your last day": the day it was said. */
function isSpoken(text: string, { raw, start }: WrittenDate, before: WrittenDate | undefined): boolean {
  if (!before || !/^(?:today|tomorrow|今天|今日)$/i.test(raw)) return false;
  const between = text.slice(before.end, start);
  return between.length <= SPOKEN_NEAR && SPEAKS.test(between);
}
const SPOKEN_NEAR = 60;
/** Somebody speaks, in the same sentence. */
const SPEAKS =
  /^[^.。!?！？；;]*(?:\b(?:said|told|says|announced|informed|texted|wrote|emailed|messaged|called me)\b[^.。!?！？；;]*|(?:说|通知|告诉|告知|叫|喊)[^，,。.!?！？；;]{0,8}[:：，,“"]?)$/i;

/** A day named again is the same day. */
function asBefore(dates: readonly WrittenDate[]): WrittenDate[] {
  const inOrder = [...dates].sort((a, b) => a.start - b.start);
  return inOrder.map((date) => {
    const first = inOrder.find(({ month, day }) => day !== null && month === date.month && day === date.day);
    return first ? { ...date, year: first.year, iso: first.iso } : date;
  });
}

const overlaps = (a: WrittenDate, b: WrittenDate): boolean => a.start < b.end && b.start < a.end;

/** The first and the last day a date may mean: 2024年3月 is any day of that month. */
export function spanOf({ iso, precision }: QuestionDate): { first: IsoDate; last: IsoDate } {
  if (precision === 'day') return { first: iso, last: iso };
  const first = precision === 'month' ? `${iso}-01` : `${iso}-01-01`;
  return { first, last: addDays(addMonths(first, precision === 'month' ? 1 : 12), -1) };
}
