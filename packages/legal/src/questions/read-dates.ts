import { findDates, isoDate, type WrittenDate } from '../figures/find-dates.ts';

/** A date named in a question. */
export type QuestionDate = WrittenDate & { iso: string };

/** Dates in a question, in order. A day without a year takes the year of the date before it; without one it is left out. */
export function readDates(text: string): QuestionDate[] {
  let year: number | null = null;
  return findDates(text).flatMap((date) => {
    year = date.year ?? year;
    const iso = year === null ? null : isoDate(year, date.month, date.day);
    return iso === null ? [] : [{ ...date, year, iso }];
  });
}
