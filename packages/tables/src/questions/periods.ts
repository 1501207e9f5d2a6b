import type { TimePart } from '@mingfa/contract/table-query';
import { addDays, addMonths } from '@mingfa/legal/figures/calendar';
import type { TimeRange } from './read-time.ts';

const MONTHS: Partial<Record<TimePart, number>> = { year: 12, half_year: 6, quarter: 3, month: 1 };
const MOST = 500;

/** The words an answer has for the period that a day lies in; null for weeks and what comes again. */
export function periodName(day: string, part: TimePart): string | null {
  const [year = '', month = ''] = day.split('-');
  switch (part) {
    case 'year':
      return year;
    case 'half_year':
      return `${year}-H${Number(month) <= 6 ? 1 : 2}`;
    case 'quarter':
      return `${year}-Q${Math.ceil(Number(month) / 3)}`;
    case 'month':
      return `${year}-${month}`;
    case 'day':
      return day;
    default:
      return null;
  }
}

/** The periods of a stretch; null where they are not whole, open, or too many. */
export function periodsOf({ from, to }: TimeRange, part: TimePart): string[] | null {
  if (from === null || to === null) return null;
  const step = MONTHS[part];
  const names: string[] = [];
  let day = from;
  while (day <= to) {
    const name = periodName(day, part);
    if (name === null || names.length >= MOST) return null;
    names.push(name);
    day = step === undefined ? addDays(day, 1) : addMonths(day, step);
  }
  return names;
}

/** Whether one period follows another, or is the same a year later. */
export function periodDistance(one: TimeRange, other: TimeRange): 'next' | 'year_later' | 'other' {
  if (one.part !== other.part || !one.from || !one.to || !other.from) return 'other';
  if (addDays(one.to, 1) === other.from) return 'next';
  return addMonths(one.from, 12) === other.from ? 'year_later' : 'other';
}
