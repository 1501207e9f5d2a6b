import { describe, expect, test } from 'vitest';
import { annualLeaveDays, annualLeavePay } from './annual-leave-pay.ts';
import type { Calculator, CalculatorInputs, CalculatorResult } from './calculation.ts';
import { childSupport } from './child-support.ts';
import { consumerDamages } from './consumer-damages.ts';
import { deposit } from './deposit.ts';
import { compensatedYears, personalInjury } from './personal-injury.ts';
import { workInjuryAllowance } from './work-injury-allowance.ts';

function compute(calculator: Calculator, inputs: CalculatorInputs): CalculatorResult {
  const outcome = calculator.calculate(inputs);
  if (outcome.status !== 'result') throw new Error(JSON.stringify(outcome));
  return outcome;
}
const missing = (calculator: Calculator, inputs: CalculatorInputs) => {
  const outcome = calculator.calculate(inputs);
  return outcome.status === 'needs' ? outcome.missing.map(({ field }) => field) : outcome.status;
};

describe('annual leave not taken (职工带薪年休假条例 §3, §5; 实施办法 §10–11)', () => {
  test.each([
    [0.9, null],
    [1, 5],
    [9.99, 5],
    [10, 10],
    [19.99, 10],
    [20, 15],
  ])('%d years of work give %s days', (years, days) => {
    expect(annualLeaveDays(years)).toBe(days);
  });

  test('300 % of a day’s wage, of which 200 % are still due when the ordinary wage was paid', () => {
    const result = compute(annualLeavePay, { monthlyWage: 8_700, daysNotTaken: 5 });
    expect(result.lines.map(({ value }) => value)).toEqual([6_000, 4_000]);
    expect(result.amount).toBe(4_000);
    expect(compute(annualLeavePay, { monthlyWage: 8_700, yearsOfWork: 12 }).amount).toBe(8_000);
    expect(compute(annualLeavePay, { monthlyWage: 8_700, yearsOfWork: 0.5 }).amount).toBe(0);
    expect(missing(annualLeavePay, {})).toEqual(['monthlyWage', 'daysNotTaken']);
  });
});

describe('the disability allowance of a work injury (工伤保险条例 §35–37, §64)', () => {
  test.each([
    [1, 162_000],
    [4, 126_000],
    [5, 108_000],
    [7, 78_000],
    [10, 42_000],
  ])('grade %d on 6,000 a month: %d', (grade, expected) => {
    expect(compute(workInjuryAllowance, { grade, monthlyWage: 6_000 }).amount).toBe(expected);
  });

  test('the wage is kept within 60 and 300 % of the local average', () => {
    const grade = 10;
    expect(compute(workInjuryAllowance, { grade, monthlyWage: 4_000, localAverageWage: 10_000 }).amount).toBe(
      42_000,
    );
    expect(
      compute(workInjuryAllowance, { grade, monthlyWage: 40_000, localAverageWage: 10_000 }).amount,
    ).toBe(210_000);
    expect(compute(workInjuryAllowance, { grade, monthlyWage: 6_000, localAverageWage: 10_000 }).amount).toBe(
      42_000,
    );
  });

  test('there is no grade 0 or 11', () => {
    expect(missing(workInjuryAllowance, { grade: 0, monthlyWage: 1 })).toEqual(['grade']);
    expect(missing(workInjuryAllowance, { grade: 11, monthlyWage: 1 })).toEqual(['grade']);
  });
});

describe('injury and death (人身损害赔偿解释 §12, §14, §15)', () => {
  test.each([
    [0, 20],
    [59, 20],
    [60, 20],
    [61, 19],
    [74, 6],
    [75, 5],
    [99, 5],
  ])('at %d years of age %d years count', (age, years) => {
    expect(compensatedYears(age)).toBe(years);
  });

  test('income × years × the share of the grade; death has no share, and funeral costs besides', () => {
    expect(
      compute(personalInjury, { kind: 'disability', disposableIncome: 50_000, grade: 10, age: 30 }).amount,
    ).toBe(100_000);
    expect(
      compute(personalInjury, { kind: 'disability', disposableIncome: 50_000, grade: 8, age: 65 }).amount,
    ).toBe(225_000);
    expect(
      compute(personalInjury, { kind: 'disability', disposableIncome: 50_000, coefficient: 12, age: 30 })
        .amount,
    ).toBe(120_000);
    expect(
      compute(personalInjury, { kind: 'death', disposableIncome: 50_000, age: 80, averageMonthlyWage: 8_000 })
        .amount,
    ).toBe(298_000);
  });

  test('the share of a grade is court practice and is said to be no figure of the article', () => {
    const texts = compute(personalInjury, {
      kind: 'disability',
      disposableIncome: 1,
      grade: 10,
    }).assumptions.map(({ zh }) => zh);
    expect(texts.join()).toContain('条文本身没有规定系数');
  });

  test('the income of the place is asked for, never guessed', () => {
    expect(missing(personalInjury, { kind: 'disability' })).toEqual(['disposableIncome', 'grade']);
    expect(missing(personalInjury, {})).toEqual(['kind', 'disposableIncome']);
  });
});

test('child support: 20 to 30 % for one child, at most half for several (婚姻家庭编解释（一） §49)', () => {
  expect(compute(childSupport, { monthlyIncome: 10_000 }).amount).toEqual({ min: 2_000, max: 3_000 });
  expect(compute(childSupport, { monthlyIncome: 10_000, children: 2 }).amount).toBe(5_000);
  expect(missing(childSupport, {})).toEqual(['monthlyIncome']);
});

test('consumers: three times and 500 at least, ten times and 1,000 at least (消法 §55, 食品安全法 §148)', () => {
  expect(compute(consumerDamages, { price: 2_000, kind: 'fraud' }).amount).toBe(6_000);
  expect(compute(consumerDamages, { price: 166.67, kind: 'fraud' }).amount).toBe(500.01);
  expect(compute(consumerDamages, { price: 100, kind: 'fraud' }).amount).toBe(500);
  expect(compute(consumerDamages, { price: 20, kind: 'food' }).amount).toBe(1_000);
  expect(compute(consumerDamages, { price: 100.01, kind: 'food' }).amount).toBe(1_000.1);
  expect(compute(consumerDamages, { price: 20 }).amount).toBeUndefined();
});

test('earnest money: lost or returned double, effective up to 20 % of the price (民法典 §586, §587)', () => {
  expect(compute(deposit, { deposit: 50_000, breachBy: 'receiver' }).amount).toBe(100_000);
  expect(compute(deposit, { deposit: 50_000, breachBy: 'payer' }).amount).toBe(0);
  // Price 200,000: 40,000 count; the receiver returns 2 × 40,000 + 10,000, the payer gets 10,000 back.
  expect(compute(deposit, { deposit: 50_000, contractPrice: 200_000, breachBy: 'receiver' }).amount).toBe(
    90_000,
  );
  expect(compute(deposit, { deposit: 50_000, contractPrice: 200_000, breachBy: 'payer' }).amount).toBe(
    10_000,
  );
  expect(compute(deposit, { deposit: 50_000 }).lines.map(({ value }) => value)).toEqual([100_000, 0]);
});
