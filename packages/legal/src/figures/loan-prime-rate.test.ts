import { expect, test } from 'vitest';
import { addMonths, nextWorkday } from './calendar.ts';
import {
  announcedLoanPrimeRate,
  LAST_LPR_MONTH,
  LOAN_PRIME_RATES,
  loanPrimeRateOn,
} from './loan-prime-rate.ts';
import { calendarFrom, SHIPPED_FIGURES } from './published-figures.ts';

test.each([
  ['2019-08-19', null],
  ['2020-08-20', 3.85],
  ['2021-12-19', 3.85],
  ['2021-12-20', 3.8],
  ['2024-10-20', 3.35],
  ['2025-11-01', 3],
])('on %s the one-year LPR was %s', (day, percent) => {
  expect(loanPrimeRateOn(day)?.oneYear ?? null).toBe(percent);
});

test('after the last month of the table the rate is the last known, and said not to be known', () => {
  expect(loanPrimeRateOn(`${LAST_LPR_MONTH}-30`)?.isKnown).toBe(true);
  expect(loanPrimeRateOn('2026-05-19')?.isKnown).toBe(true);
  expect(loanPrimeRateOn('2026-05-20')).toMatchObject({ oneYear: 3, fiveYears: 3.5, isKnown: false });
});

test('a month left out leaves its days unknown until the next one that is held', () => {
  const rates = [
    announcedLoanPrimeRate('2026-01-20', 3, 3.5),
    announcedLoanPrimeRate('2026-03-20', 2.9, 3.4),
  ];
  expect(loanPrimeRateOn('2026-02-19', rates)?.isKnown).toBe(true);
  expect(loanPrimeRateOn('2026-02-20', rates)?.isKnown).toBe(false);
  expect(loanPrimeRateOn('2026-03-20', rates)).toMatchObject({ oneYear: 2.9, isKnown: true });
});

test('every month from August 2019 to the last is there, on a working day from the 20th on', () => {
  const calendar = calendarFrom(SHIPPED_FIGURES, { holidays: [], adjustedWorkdays: [] }, '');
  let month = '2019-08';
  for (const { from, oneYear, fiveYears } of LOAN_PRIME_RATES) {
    expect(from.slice(0, 7)).toBe(month);
    expect(from).toBe(nextWorkday(`${month}-20`, calendar));
    expect(fiveYears).toBeGreaterThan(oneYear);
    month = addMonths(`${month}-01`, 1).slice(0, 7);
  }
  expect(addMonths(`${month}-01`, -1).slice(0, 7)).toBe(LAST_LPR_MONTH);
});

test('each month has its day and the announcement it stands in', () => {
  const days = LOAN_PRIME_RATES.map(({ from }) => from);
  expect(days).toEqual(days.toSorted());
  for (const { source } of LOAN_PRIME_RATES)
    expect(source).toMatch(/全国银行间同业拆借中心《\d{4}年\d+月\d+日/);
});
