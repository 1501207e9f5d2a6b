import type { IsoDate } from '../statute/statute.ts';
import { addDays } from './calendar.ts';

/** Holidays on the same day of every year. */
export const FEASTS: Readonly<Record<string, string>> = {
  元旦: '01-01',
  三八: '03-08',
  五一: '05-01',
  六一: '06-01',
  国庆: '10-01',
  十一: '10-01',
  双十一: '11-11',
  双11: '11-11',
  双十二: '12-12',
  圣诞: '12-25',
};

/**
 * The first day of the first month of the moon, by year from 2012 on, by the calendar of GB/T 33661-2017; 2021 to 2030 were compared with a printed
 * almanac, earlier years with the official holidays. `Intl` knows the calendar of the moon too, but has 2027 a day late and 2030 a day early.
 */
const NEW_YEARS = [
  ...['01-23', '02-10', '01-31', '02-19', '02-08', '01-28', '02-16', '02-05', '01-25', '02-12'],
  ...['02-01', '01-22', '02-10', '01-29', '02-17', '02-06', '01-26', '02-13', '02-03'],
];
const FIRST_YEAR = 2012;

/** The next Spring Festival after a day; null beyond the years held. */
export function springFestivalAfter(day: IsoDate): IsoDate | null {
  const years = NEW_YEARS.map((date, at) => `${FIRST_YEAR + at}-${date}`);
  return day < `${FIRST_YEAR}-01-01` ? null : (years.find((date) => date > day) ?? null);
}

/** The next such feast of the sun after a day. */
export function feastAfter(name: string, day: IsoDate): IsoDate | null {
  const date = FEASTS[name];
  if (!date) return null;
  const same = `${day.slice(0, 4)}-${date}`;
  return same > day ? same : `${Number(day.slice(0, 4)) + 1}-${date}`;
}

/** The fifteenth of that month of the moon, with which the festival is over. */
export const lanternFestivalOf = (newYear: IsoDate): IsoDate => addDays(newYear, 14);

/** The fifteenth of the eighth month of the moon, by year from 2012 on, by the same calendar. */
const MID_AUTUMNS = [
  ...['09-30', '09-19', '09-08', '09-27', '09-15', '10-04', '09-24', '09-13', '10-01', '09-21'],
  ...['09-10', '09-29', '09-17', '10-06', '09-25', '09-15', '10-03', '09-22', '09-12'],
];

/** The next Mid-Autumn Festival after a day; null beyond the years held. */
export function midAutumnAfter(day: IsoDate): IsoDate | null {
  const feasts = MID_AUTUMNS.map((date, at) => `${FIRST_YEAR + at}-${date}`);
  return day < `${FIRST_YEAR}-01-01` ? null : (feasts.find((date) => date > day) ?? null);
}
