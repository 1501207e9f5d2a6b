import { describe, expect, test } from 'vitest';
import type { CalculatorInputs, CalculatorResult } from './calculation.ts';
import { delayedPerformanceInterest } from './delayed-performance-interest.ts';

function compute(inputs: CalculatorInputs): CalculatorResult {
  const outcome = delayedPerformanceInterest.calculate(inputs);
  if (outcome.status !== 'result') throw new Error(JSON.stringify(outcome));
  return outcome;
}

describe('the doubled part of delay interest (法释〔2014〕8号)', () => {
  test('debt × 0.0175 % × days (§1 ¶3)', () => {
    expect(compute({ debt: 1_000_000, dueOn: '2024-01-10', paidOn: '2024-04-19' }).amount).toBe(17_500);
    expect(compute({ debt: 1_000_000, days: 100 }).amount).toBe(17_500);
    expect(compute({ debt: 100, days: 1 }).amount).toBe(0.02);
  });

  test('performed on the last day, nothing is due', () => {
    expect(compute({ debt: 1_000_000, dueOn: '2024-01-10', paidOn: '2024-01-10' }).amount).toBe(0);
  });

  test('after a payment only the rest bears it (§3 ¶1)', () => {
    // 50 days on 1,000,000 = 8,750; 50 days on 400,000 = 3,500
    const payments = [{ date: '2024-02-29', amount: 600_000 }];
    expect(compute({ debt: 1_000_000, dueOn: '2024-01-10', paidOn: '2024-04-19', payments }).amount).toBe(
      12_250,
    );
  });

  test('paid off meanwhile, it stops', () => {
    const payments = [{ date: '2024-01-20', amount: 2_000_000 }];
    expect(compute({ debt: 1_000_000, dueOn: '2024-01-10', paidOn: '2024-04-19', payments }).amount).toBe(
      1_750,
    );
  });

  test('days of a stay the debtor did not ask for are left out (§3 ¶3)', () => {
    expect(compute({ debt: 1_000_000, days: 100, suspendedDays: 40 }).amount).toBe(10_500);
    expect(compute({ debt: 1_000_000, days: 30, suspendedDays: 40 }).amount).toBe(0);
  });

  test('delay before 2014-08-01 follows the earlier rules and is left out (§7)', () => {
    const result = compute({ debt: 1_000_000, dueOn: '2014-06-01', paidOn: '2014-08-10' });
    expect(result.amount).toBe(1_750);
    expect(result.notes.some(({ zh }) => zh.includes('2014年8月1日以前'))).toBe(true);
  });

  test('the article is cited under its number of today, 264', () => {
    expect(compute({ debt: 1, days: 1 }).basis[0]).toEqual({
      law: '中华人民共和国民事诉讼法',
      article: '264',
    });
  });

  test('what is missing is asked for, and a payment outside the time refused', () => {
    const outcome = delayedPerformanceInterest.calculate({ debt: 1 });
    expect(outcome.status === 'needs' && outcome.missing.map(({ field }) => field)).toEqual([
      'dueOn',
      'paidOn',
    ]);
    const wrong = {
      debt: 1,
      dueOn: '2024-01-10',
      paidOn: '2024-04-19',
      payments: [{ date: '2025-01-01', amount: 1 }],
    };
    expect(delayedPerformanceInterest.calculate(wrong).status).toBe('invalid');
  });
});
