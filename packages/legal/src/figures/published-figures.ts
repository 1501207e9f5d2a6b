import type { IsoDate } from '../statute/statute.ts';
import type { WorkCalendar } from './calendar.ts';
import { LOAN_PRIME_RATES, type LoanPrimeRate } from './loan-prime-rate.ts';
import { type HolidayYear, holidaysOf, OFFICIAL_HOLIDAYS } from './official-holidays.ts';

/** Figures that authorities publish by the year or the month, and calculators look up. */
export interface PublishedFigures {
  /** By year, each once. */
  holidayYears: readonly HolidayYear[];
  /** By day of publication. */
  loanPrimeRates: readonly LoanPrimeRate[];
}

/** What this release ships. */
export const SHIPPED_FIGURES: PublishedFigures = {
  holidayYears: OFFICIAL_HOLIDAYS,
  loanPrimeRates: LOAN_PRIME_RATES,
};

/** The tables with later years and months added; an addition for a year or month that is held takes its place. */
export function withAddedFigures(held: PublishedFigures, added: PublishedFigures): PublishedFigures {
  const years = new Map([...held.holidayYears, ...added.holidayYears].map((one) => [one.year, one]));
  const months = new Map(
    [...held.loanPrimeRates, ...added.loanPrimeRates].map((one) => [one.from.slice(0, 7), one]),
  );
  return {
    holidayYears: [...years.values()].sort((a, b) => a.year - b.year),
    loanPrimeRates: [...months.values()].sort((a, b) => a.from.localeCompare(b.from)),
  };
}

/** A calendar that knows of which years it holds the notice. */
export interface KnownCalendar extends WorkCalendar {
  /** Year → what its days rest on; a year that is not among them is known by weekends and fixed days alone. */
  sources: ReadonlyMap<string, string>;
}

/** The published years, joined with lists somebody gives; a year of which they name a day counts as known. */
export function calendarFrom(
  { holidayYears }: PublishedFigures,
  given: WorkCalendar,
  givenSource: string,
): KnownCalendar {
  const years = (days: readonly IsoDate[]) => days.map((day) => [day.slice(0, 4), givenSource] as const);
  return {
    holidays: [...holidayYears.flatMap(holidaysOf), ...given.holidays],
    adjustedWorkdays: [...holidayYears.flatMap((one) => one.adjustedWorkdays), ...given.adjustedWorkdays],
    sources: new Map([
      ...years(given.holidays),
      ...years(given.adjustedWorkdays),
      ...holidayYears.map(({ year, source }) => [String(year), source] as const),
    ]),
  };
}
