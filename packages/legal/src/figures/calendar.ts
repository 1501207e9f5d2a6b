import type { IsoDate } from '../statute/statute.ts';

/** A period of law: counted in days, working days, months or years. */
export interface Period {
  unit: 'day' | 'workday' | 'month' | 'year';
  count: number;
}

/**
 * What only the yearly notice of the State Council tells: days off besides the weekends, and weekend days
 * on which people work instead. Both are lists of dates and may be empty.
 */
export interface WorkCalendar {
  holidays: readonly IsoDate[];
  adjustedWorkdays: readonly IsoDate[];
}

const NO_NOTICE: WorkCalendar = { holidays: [], adjustedWorkdays: [] };

const DAY_MS = 86_400_000;
const time = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);
const iso = (milliseconds: number): IsoDate => new Date(milliseconds).toISOString().slice(0, 10);

/** True for a day that exists, written `YYYY-MM-DD`, from 1900 to 2200. */
export function isIsoDate(text: string): boolean {
  if (!/^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const value = time(text);
  return !Number.isNaN(value) && iso(value) === text;
}

/** The day `days` later (earlier when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return iso(time(date) + days * DAY_MS);
}

/** Days from the first date to the second; the first is not counted (民法典 §201). */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((time(to) - time(from)) / DAY_MS);
}

/** The corresponding day months later; the last day of that month where there is none (民法典 §202). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = index - targetYear * 12;
  const lastDay = new Date(Date.UTC(targetYear, targetMonth + 1, 0)).getUTCDate();
  return iso(Date.UTC(targetYear, targetMonth, Math.min(day, lastDay)));
}

/** Whole months and the days left over between two dates. */
export function monthsBetween(from: IsoDate, to: IsoDate): { months: number; days: number } {
  if (to < from) return { months: 0, days: 0 };
  let months = (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12;
  months += Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  if (addMonths(from, months) > to) months -= 1;
  return { months, days: daysBetween(addMonths(from, months), to) };
}

/**
 * The last day of a period that starts with an event on `start`: that day is not counted, a period of months
 * or years ends on the corresponding day (民法典 §201–202; 民事诉讼法 §85 ¶2). Rest days are looked at only
 * where working days are counted.
 */
export function periodEnd(start: IsoDate, period: Period, calendar: WorkCalendar = NO_NOTICE): IsoDate {
  if (period.unit === 'day') return addDays(start, period.count);
  if (period.unit === 'workday') {
    let day = start;
    for (let left = period.count; left > 0; left -= 1) day = nextWorkday(addDays(day, 1), calendar);
    return day;
  }
  return addMonths(start, period.unit === 'month' ? period.count : period.count * 12);
}

/** Saturday or Sunday. */
export function isWeekend(date: IsoDate): boolean {
  const weekday = new Date(time(date)).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/**
 * Holidays on fixed days of the solar calendar (全国年节及纪念日放假办法 §2 as of 2025; 2 May since that year).
 * The lunar holidays and the days moved around them stand only in the yearly notice.
 */
export function isFixedHoliday(date: IsoDate): boolean {
  const day = date.slice(5);
  if (day === '05-02') return date >= '2025-01-01';
  return ['01-01', '05-01', '10-01', '10-02', '10-03'].includes(day);
}

/** True when the day is a day off: a weekend or holiday that is not worked. */
export function isRestDay(date: IsoDate, calendar: WorkCalendar): boolean {
  if (calendar.adjustedWorkdays.includes(date)) return false;
  return calendar.holidays.includes(date) || isWeekend(date) || isFixedHoliday(date);
}

/** The day itself, or the first working day after it (民法典 §203, 民事诉讼法 §85 ¶3). */
export function nextWorkday(date: IsoDate, calendar: WorkCalendar): IsoDate {
  let day = date;
  while (isRestDay(day, calendar)) day = addDays(day, 1);
  return day;
}

/** How many working days lie from the first to the last day, both counted. */
export function countWorkdays(first: IsoDate, last: IsoDate, calendar: WorkCalendar): number {
  let count = 0;
  for (let day = first; day <= last; day = addDays(day, 1)) if (!isRestDay(day, calendar)) count += 1;
  return count;
}
