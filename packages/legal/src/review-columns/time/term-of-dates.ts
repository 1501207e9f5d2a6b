import { periodValue, type TakeValue } from '../take-values.ts';

/** 自…起至…止: the months between two days behind the words, where they are whole ones; a stated length beside them wins. */
export const takeTermOfDates: TakeValue = (passage, match) => {
  const [from, to] = passage.dates().filter(({ start }) => start >= match.index);
  if (!from || !to || from.precision !== 'day' || to.precision !== 'day' || !from.iso || !to.iso) return null;
  if (from.start - match.index > 40 || !/至|到|—|-|~|～|迄|止/.test(passage.text.slice(from.end, to.start)))
    return null;
  if (to.start - from.end > 16) return null;
  const written = passage
    .periods()
    .find(
      ({ start, end }) =>
        (start >= to.end &&
          start - to.end < 12 &&
          !/试用|其中|免租/.test(passage.text.slice(to.end, start))) ||
        (end <= from.start && start >= match.index),
    );
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
