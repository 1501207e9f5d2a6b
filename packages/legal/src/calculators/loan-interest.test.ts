import { describe, expect, test } from 'vitest';
import { announcedLoanPrimeRate } from '../figures/loan-prime-rate.ts';
import { SHIPPED_FIGURES, withAddedFigures } from '../figures/published-figures.ts';
import type { CalculatorInputs, CalculatorResult } from './calculation.ts';
import { loanInterest } from './loan-interest.ts';

function compute(inputs: CalculatorInputs): CalculatorResult {
  const outcome = loanInterest.calculate(inputs);
  if (outcome.status !== 'result') throw new Error(JSON.stringify(outcome));
  return outcome;
}
const missing = (inputs: CalculatorInputs) => {
  const outcome = loanInterest.calculate(inputs);
  return outcome.status === 'needs' ? outcome.missing.map(({ field }) => field) : outcome.status;
};
const year = { startOn: '2023-01-01', endOn: '2024-01-01' };

describe('the cap of four times the LPR (民间借贷司法解释 §25)', () => {
  test('a rate under the cap is paid as agreed, one above it up to the cap', () => {
    expect(compute({ principal: 100_000, annualRate: 12, lprAtContract: 3.65, ...year }).amount).toBe(12_000);
    expect(compute({ principal: 100_000, annualRate: 24, lprAtContract: 3.65, ...year }).amount).toBe(14_600);
    expect(compute({ principal: 100_000, annualRate: 14.6, lprAtContract: 3.65, ...year }).amount).toBe(
      14_600,
    );
  });

  test('days run over 365, months over 12', () => {
    // 100,000 × 12 % × 100/365 = 3,287.671…
    expect(
      compute({
        principal: 100_000,
        annualRate: 12,
        lprAtContract: 3.65,
        startOn: '2023-01-01',
        endOn: '2023-04-11',
      }).amount,
    ).toBe(3_287.67);
    expect(compute({ principal: 100_000, annualRate: 12, lprAtContract: 3.65, months: 5 }).amount).toBe(
      5_000,
    );
    expect(
      compute({ principal: 100_000, annualRate: 12, lprAtContract: 3.65, startOn: '2024-01-01', months: 12 })
        .amount,
    ).toBe(12_000);
  });

  test('the LPR of the day comes from the published table, with its announcement', () => {
    const result = compute({ principal: 100_000, annualRate: 24, ...year });
    expect(result.amount).toBe(14_600);
    expect(result.assumptions.map(({ zh }) => zh).join()).toContain(
      '2022年12月20日贷款市场报价利率（LPR）公告',
    );
    expect(compute({ principal: 100_000, annualRate: 24, lprAtContract: 3, ...year }).amount).toBe(12_000);
  });

  test('beyond the table the LPR is asked for, never guessed, however low the rate', () => {
    const later = { startOn: '2026-06-01', endOn: '2027-06-01' };
    expect(missing({ principal: 100_000, annualRate: 3, ...later })).toEqual(['lprAtContract']);
    const outcome = loanInterest.calculate({ principal: 100_000, annualRate: 3, ...later });
    expect(outcome.status === 'needs' && outcome.notes.map(({ zh }) => zh).join()).toContain(
      'LPR表到2026-04',
    );
    expect(missing({ principal: 100_000, annualRate: 24, months: 12 })).toEqual(['signedOn']);
  });

  test('a month that was added is used', () => {
    const added = { holidayYears: [], loanPrimeRates: [announcedLoanPrimeRate('2026-05-20', 3, 3.5)] };
    const outcome = loanInterest.calculate(
      { principal: 100_000, annualRate: 24, startOn: '2026-06-01', endOn: '2027-06-01' },
      withAddedFigures(SHIPPED_FIGURES, added),
    );
    expect(outcome.status === 'result' && outcome.amount).toBe(12_000);
  });

  test('what is missing besides is asked for', () => {
    expect(missing({})).toEqual(['principal', 'annualRate', 'startOn']);
  });

  test('while the LPR is missing, what was agreed is shown as such', () => {
    const outcome = loanInterest.calculate({ principal: 100_000, annualRate: 24, months: 12 });
    expect(outcome.status === 'needs' && outcome.lines[0]?.value).toBe(24_000);
    expect(outcome.status === 'needs' && outcome.lines[0]?.label.zh).toContain('尚未核对上限');
  });

  test('no agreement, no interest (§24)', () => {
    const result = compute({ principal: 100_000, annualRate: 0, lprAtContract: 3.65, ...year });
    expect(result.amount).toBe(0);
    expect(result.basis.map(({ article }) => article)).toContain('24');
  });
});

describe('contracts before 2020-08-20 (民间借贷司法解释 §31)', () => {
  const old = { principal: 100_000, annualRate: 30, startOn: '2019-08-20', endOn: '2021-08-20' };

  test('asked for, the rule of the time covers the days to 2020-08-19, the standard at filing the rest', () => {
    // 366 days × 24 % / 365 = 24,065.75; then 365 days × 4 × 3.85 % = 15,400
    const result = compute({ ...old, oldRule: true, lprAtFiling: 3.85 });
    expect(result.lines.map(({ value }) => value)).toEqual([24_065.75, 15_400]);
    expect(result.amount).toBe(39_465.75);
    expect(result.basis).toContainEqual({
      law: expect.stringContaining('民间借贷'),
      article: '26',
      asOf: '2015-09-01',
      edition: { zh: expect.stringContaining('法释〔2015〕18号'), en: expect.any(String) },
    });
  });

  test('not asked for, the first part takes the LPR at the contract', () => {
    // 366 days × 4 × 4.25 % / 365 = 17,046.58; then 15,400
    expect(compute({ ...old, oldRule: false, lprAtContract: 4.25, lprAtFiling: 3.85 }).amount).toBe(
      32_446.58,
    );
  });

  test('a contract older than the LPR itself takes the standard at filing', () => {
    const inputs = { ...old, startOn: '2019-08-19', oldRule: false };
    expect(missing(inputs)).toEqual(['lprAtFiling']);
    // 732 days × 15.4 % / 365
    expect(compute({ ...inputs, lprAtFiling: 3.85 }).amount).toBe(30_884.38);
  });

  test('whether the old rule is asked for is the party’s choice and is asked', () => {
    expect(missing(old)).toEqual(['lprAtFiling', 'oldRule']);
  });

  test('a contract of 2020-08-20 itself is a new one', () => {
    expect(
      compute({ principal: 100_000, annualRate: 24, startOn: '2020-08-20', endOn: '2021-08-20' }).amount,
    ).toBe(15_400);
  });

  test('between 24 and 36 % nothing is enforced nor returned; above 36 % it was void', () => {
    const notes = (annualRate: number) =>
      compute({ ...old, annualRate, oldRule: true, lprAtFiling: 3.85 })
        .notes.map(({ zh }) => zh)
        .join();
    expect(notes(30)).toContain('不得要求返还');
    expect(notes(30)).not.toContain('约定无效');
    expect(notes(40)).toContain('超过36%的部分约定无效');
    expect(notes(24)).not.toContain('36%');
  });

  test('a suit taken up before that day stands wholly under the rule of its time', () => {
    const inputs = { ...old, endOn: '2020-08-19', filedOn: '2020-08-01' };
    // 365 days × 24 % / 365
    expect(compute(inputs).amount).toBe(24_000);
  });
});

describe('overdue interest (民间借贷司法解释 §28, §29)', () => {
  const loan = {
    principal: 100_000,
    startOn: '2023-01-01',
    dueOn: '2023-07-01',
    endOn: '2024-01-01',
    lprAtContract: 3.65,
  };

  test('an agreed overdue rate holds up to the cap', () => {
    // 181 days × 10 % + 184 days × 14.6 % (18 % agreed)
    expect(compute({ ...loan, annualRate: 10, overdueRate: 18 }).amount).toBe(12_318.9);
  });

  test('with only a rate for the term, it runs on', () => {
    expect(compute({ ...loan, annualRate: 10 }).amount).toBe(10_000);
  });

  test('with no rate at all, the LPR of the day it fell due is applied', () => {
    // 184 days × 3.55 % / 365
    expect(compute({ ...loan, annualRate: 0 }).amount).toBe(1_789.59);
    expect(compute({ ...loan, annualRate: 0, lprWhenOverdue: 3.55 }).amount).toBe(1_789.59);
  });

  test('penalties and overdue interest together stay within the cap (§29)', () => {
    // Cap over 184 days: 7,360.00; overdue interest at 10 %: 5,041.10; room for 2,318.90
    const result = compute({ ...loan, annualRate: 10, otherCharges: 9_999 });
    expect(result.lines.at(-1)?.value).toBe(2_318.9);
    expect(result.amount).toBe(12_318.9);
    expect(compute({ ...loan, annualRate: 10, otherCharges: 1_000 }).amount).toBe(11_000);
  });
});

test('an end before the start is refused', () => {
  const outcome = loanInterest.calculate({
    principal: 1,
    annualRate: 1,
    startOn: '2024-01-02',
    endOn: '2024-01-01',
    lprAtContract: 3,
  });
  expect(outcome.status).toBe('invalid');
});
