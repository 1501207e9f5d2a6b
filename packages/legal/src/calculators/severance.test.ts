import { describe, expect, test } from 'vitest';
import type { CalculatorInputs, CalculatorResult } from './calculation.ts';
import { halfMonthsFor } from './service-time.ts';
import { severance } from './severance.ts';

function compute(inputs: CalculatorInputs): CalculatorResult {
  const outcome = severance.calculate({ monthlyWage: 10_000, ...inputs });
  if (outcome.status !== 'result') throw new Error(JSON.stringify(outcome));
  return outcome;
}
const amount = (inputs: CalculatorInputs) => compute(inputs).amount;
const n = (startOn: string, endOn: string) => amount({ startOn, endOn, ground: 'compensation' });

describe('years of service (劳动合同法 §47 ¶1)', () => {
  test('six months exactly count as a year, a day less as half (民法典 §1259: 以上 includes)', () => {
    expect(n('2021-01-01', '2021-06-30')).toBe(10_000);
    expect(n('2021-01-01', '2021-06-29')).toBe(5_000);
    expect(n('2021-01-01', '2021-01-01')).toBe(5_000);
  });

  test('a full year is one month, a day more one and a half', () => {
    expect(n('2021-01-01', '2021-12-31')).toBe(10_000);
    expect(n('2021-01-01', '2022-01-01')).toBe(15_000);
    expect(n('2021-01-01', '2022-06-30')).toBe(20_000);
  });

  test.each([
    [0, 1, 1],
    [5, 29, 1],
    [6, 0, 2],
    [11, 30, 2],
    [12, 0, 2],
    [12, 1, 3],
    [110, 0, 19],
    [36, 0, 6],
  ])('%d months and %d days are %d half months of wage', (months, days, expected) => {
    expect(halfMonthsFor(months, days)).toBe(expected);
  });
});

describe('N, N+1 and 2N', () => {
  test('each ground has its own figure', () => {
    expect(amount({ serviceMonths: 36, ground: 'compensation' })).toBe(30_000);
    expect(amount({ serviceMonths: 36, ground: 'notice', lastMonthWage: 12_000 })).toBe(42_000);
    expect(amount({ serviceMonths: 36, ground: 'unlawful' })).toBe(60_000);
  });

  test.each([1, 4, 6, 11, 12, 36, 200])(
    'the range of %i months of work covers every sum below it',
    (serviceMonths) => {
      for (const lastMonthWage of [undefined, 2_000, 25_000]) {
        const { amount: range, lines } = compute({ serviceMonths, lastMonthWage });
        if (typeof range !== 'object') throw new Error('no range');
        const sums = lines.slice(-3).map(({ value }) => Number(value));
        expect([range.min, range.max]).toEqual([Math.min(...sums), Math.max(...sums)]);
      }
    },
  );

  test('with the ground unknown all three are shown, as a range, and the ground is asked for', () => {
    const result = compute({ serviceMonths: 36 });
    expect(result.amount).toEqual({ min: 30_000, max: 60_000 });
    expect(result.asks.map(({ field }) => field)).toEqual(['ground', 'localAverageWage', 'localMinimumWage']);
    expect(result.notes[0]?.zh).toContain('没有经济补偿');
  });

  test('older employment: N from 2008-01-01 (§97 ¶3), 2N from the first day (实施条例 §25)', () => {
    const older = { startOn: '2005-03-01', endOn: '2024-05-15' };
    // From 2008: 16 y 4 m 15 d → 16.5; from 2005: 19 y 2 m 15 d → 19.5, doubled 39
    expect(amount({ ...older, ground: 'compensation' })).toBe(165_000);
    expect(amount({ ...older, ground: 'unlawful' })).toBe(390_000);
    expect(compute({ ...older, ground: 'compensation' }).basis).toContainEqual({
      law: '中华人民共和国劳动合同法',
      article: '97',
      paragraph: 3,
    });
  });
});

describe('the cap and the floor', () => {
  test('above three times the local average the base is capped and the years at twelve (§47 ¶2)', () => {
    const long = {
      startOn: '2009-01-01',
      endOn: '2024-12-31',
      monthlyWage: 50_000,
      localAverageWage: 12_000,
    };
    expect(amount({ ...long, ground: 'compensation' })).toBe(432_000);
    expect(amount({ ...long, ground: 'unlawful' })).toBe(864_000);
  });

  test('at exactly three times it is not above: neither base nor years are capped', () => {
    const long = {
      startOn: '2009-01-01',
      endOn: '2024-12-31',
      monthlyWage: 36_000,
      localAverageWage: 12_000,
    };
    expect(amount({ ...long, ground: 'compensation' })).toBe(576_000);
    expect(amount({ ...long, monthlyWage: 36_000.01, ground: 'compensation' })).toBe(432_000);
  });

  test('a wage below the minimum wage is raised to it (实施条例 §27)', () => {
    expect(
      amount({ monthlyWage: 2_000, localMinimumWage: 2_420, serviceMonths: 24, ground: 'compensation' }),
    ).toBe(4_840);
  });

  test('while the local average is unknown the condition is stated and the figure asked for, not guessed', () => {
    const result = compute({ serviceMonths: 12, ground: 'compensation' });
    expect(result.assumptions.map(({ zh }) => zh).join()).toContain('不高于当地上年度职工月平均工资的三倍');
    const known = compute({
      serviceMonths: 12,
      ground: 'compensation',
      localAverageWage: 9_000,
      localMinimumWage: 2_000,
    });
    expect(known.asks).toEqual([]);
  });
});

test('without wage or time it asks', () => {
  const outcome = severance.calculate({});
  expect(outcome.status === 'needs' && outcome.missing.map(({ field }) => field)).toEqual([
    'monthlyWage',
    'startOn',
  ]);
  expect(severance.calculate({ monthlyWage: 1, startOn: '2024-02-01', endOn: '2024-01-01' }).status).toBe(
    'invalid',
  );
});
