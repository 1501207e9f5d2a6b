import type { WrittenDuration } from '../../figures/find-durations.ts';
import type { Passage } from '../read-passages.ts';
import { periodValue, type Taken, type TakeValue } from '../take-values.ts';

/** 自…起至…止: the months between two days behind the words, where they are whole ones; a stated length beside them wins. */
export const takeTermOfDates: TakeValue = (passage, match) => {
  const [from, to] = passage.dates().filter(({ start }) => start >= match.index);
  if (!from || !to || from.precision !== 'day' || to.precision !== 'day' || !from.iso || !to.iso) return null;
  if (from.start - match.index > 40 || !/至|到|—|-|~|～|迄|止/.test(passage.text.slice(from.end, to.start)))
    return null;
  if (to.start - from.end > 16) return null;
  const written = writtenBeside(passage, match.index, from.start, to.end);
  if (written && written.unit !== 'hour')
    return {
      value: periodValue(written),
      start: Math.min(from.start, written.start),
      end: Math.max(to.end, written.end),
    };
  const months = wholeMonths(from.iso, to.iso);
  if (months === null) return null;
  const isYears = months % 12 === 0;
  return {
    value: {
      kind: 'period',
      amount: isYears ? months / 12 : months,
      unit: isYears ? 'year' : 'month',
      text: passage.raw.slice(from.start, to.end),
    },
    start: from.start,
    end: to.end,
  };
};

/** The length a sentence gives beside the two days of its term: right behind them, or before them from a place on. */
function writtenBeside(
  passage: Passage,
  from: number,
  first: number,
  last: number,
): WrittenDuration | undefined {
  return passage
    .periods()
    .find(
      ({ start, end }) =>
        (start >= last &&
          start - last < 12 &&
          !/试用|其中|免租|[满届]|到期|前/.test(passage.text.slice(last, start)) &&
          !/^(?:之?[内前后]|以[内上])/.test(passage.text.slice(end))) ||
        (end <= first && start >= from),
    );
}

const DAYS_A_MONTH = 365.25 / 12;

/**
 * The length beside two days that are another length apart, as two values: 自2025年6月1日起至2027年5月31日止，共计三年. Null where they
 * agree to a month, for people count ends differently, or where no length of months or years stands there.
 */
export function contradictingTerm(
  passage: Passage,
  first: Taken,
  last: Taken,
): { written: Taken; counted: Taken } | null {
  if (first.value.kind !== 'date' || last.value.kind !== 'date') return null;
  const before = Math.max(0, first.start - LEAD);
  const written = writtenBeside(passage, before, first.start, last.end);
  if (!written || (written.unit !== 'month' && written.unit !== 'year')) return null;
  // 续租三年后 and 满一年 are no length of this term.
  if (/^(?:之?[内前后]|以[内上])/.test(passage.text.slice(written.end))) return null;
  const days = (Date.parse(last.value.date) - Date.parse(first.value.date)) / 86_400_000;
  const months = written.unit === 'year' ? written.count * 12 : written.count;
  if (Math.abs(days / DAYS_A_MONTH - months) <= 1) return null;
  const whole = wholeMonths(first.value.date, last.value.date) ?? Math.round(days / DAYS_A_MONTH);
  const [start, end] = [first.start, last.end];
  return {
    written: { value: periodValue(written), start: written.start, end: written.end },
    counted: {
      value: { kind: 'period', amount: whole, unit: 'month', text: passage.raw.slice(start, end) },
      start,
      end,
    },
  };
}

/** How far before its first day a term's length may stand: 租赁期限三年，自…. */
const LEAD = 12;

/** Both days belong to the term: 1 January to 31 December is a year; and so is 1 January to 1 January, as people write it. */
function wholeMonths(from: string, to: string): number | null {
  const first = new Date(`${from}T00:00:00Z`);
  const last = new Date(`${to}T00:00:00Z`);
  for (const extra of [1, 0]) {
    const end = new Date(last.getTime() + extra * 86_400_000);
    const months =
      (end.getUTCFullYear() - first.getUTCFullYear()) * 12 + end.getUTCMonth() - first.getUTCMonth();
    if (months > 0 && end.getUTCDate() === first.getUTCDate()) return months;
  }
  return null;
}
