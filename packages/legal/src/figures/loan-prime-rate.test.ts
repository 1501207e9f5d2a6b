import { expect, test } from 'vitest';
import { LAST_LPR_MONTH, LOAN_PRIME_RATES, loanPrimeRateOn } from './loan-prime-rate.ts';

test.each([
  ['2019-08-19', null],
  ['2020-08-20', 3.85],
  ['2021-12-19', 3.85],
  ['2021-12-20', 3.8],
  ['2024-10-20', 3.35],
  ['2025-11-01', 3],
])('on %s the one-year LPR was %s', (day, percent) => {
  expect(loanPrimeRateOn(day)?.percent ?? null).toBe(percent);
});

test('after the last month of the table the rate is the last known, and said not to be known', () => {
  expect(loanPrimeRateOn(`${LAST_LPR_MONTH}-31`)?.isKnown).toBe(true);
  expect(loanPrimeRateOn('2026-11-22')).toMatchObject({ percent: 3, isKnown: false });
});

test('each change has its day and the announcement it stands in', () => {
  const days = LOAN_PRIME_RATES.map(({ from }) => from);
  expect(days).toEqual(days.toSorted());
  for (const { source } of LOAN_PRIME_RATES)
    expect(source).toMatch(/全国银行间同业拆借中心《\d{4}年\d+月\d+日/);
});
