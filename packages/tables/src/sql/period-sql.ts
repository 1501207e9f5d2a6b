import type { TimePart } from '@mingfa/contract/table-query';

/** Parts of a date that follow one another, by which growth can be told; the others come again each week or day. */
export type Period = Exclude<TimePart, 'weekday' | 'hour'>;

/** True for what has a period before it. */
export const isPeriod = (part: TimePart): part is Period => part !== 'weekday' && part !== 'hour';

/** One period back, as an interval. */
export const PERIOD_INTERVALS: Record<Period, string> = {
  year: 'INTERVAL 1 YEAR',
  half_year: 'INTERVAL 6 MONTH',
  quarter: 'INTERVAL 3 MONTH',
  month: 'INTERVAL 1 MONTH',
  week: 'INTERVAL 7 DAY',
  day: 'INTERVAL 1 DAY',
};

/** The first day of the period a date lies in. */
export function periodStartSql(date: string, part: Period): string {
  switch (part) {
    case 'half_year':
      return `make_date(year(${date}), CASE WHEN month(${date}) <= 6 THEN 1 ELSE 7 END, 1)`;
    case 'day':
      return `CAST(${date} AS DATE)`;
    default:
      return `CAST(date_trunc('${part}', ${date}) AS DATE)`;
  }
}

/** A part of a date in the words of an answer: `2024`, `2024-H1`, `2024-Q3`, `2024-03`, `2024-W09`, `2024-03-01`, 1 for Monday, hours from 0. */
export function partSql(date: string, part: TimePart): string {
  switch (part) {
    case 'year':
      return `strftime(${date}, '%Y')`;
    case 'half_year':
      return `strftime(${date}, '%Y') || CASE WHEN month(${date}) <= 6 THEN '-H1' ELSE '-H2' END`;
    case 'quarter':
      return `strftime(${date}, '%Y') || '-Q' || quarter(${date})`;
    case 'month':
      return `strftime(${date}, '%Y-%m')`;
    case 'week':
      return `strftime(${date}, '%G-W%V')`;
    case 'day':
      return `CAST(${date} AS DATE)`;
    case 'weekday':
      return `isodow(${date})`;
    case 'hour':
      return `hour(${date})`;
  }
}

/** Whether the words of a part are numbers rather than texts; a day is a date. */
export const isCountedPart = (part: TimePart): boolean => !isPeriod(part);
