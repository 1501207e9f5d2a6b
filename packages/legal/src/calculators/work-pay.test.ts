import { describe, expect, test } from 'vitest';
import type { Calculator, CalculatorInputs } from './calculation.ts';
import { doubledWage } from './doubled-wage.ts';
import { overtimePay } from './overtime-pay.ts';

const amountOf = (calculator: Calculator, inputs: CalculatorInputs) => {
  const outcome = calculator.calculate(inputs);
  return outcome.status === 'result' ? outcome.amount : outcome.status;
};

describe('doubled wage without a written contract (劳动合同法 §82, 实施条例 §6–7)', () => {
  const wage = { monthlyWage: 6_000, startOn: '2024-01-15' };

  test('at most eleven months, however long it lasts', () => {
    expect(amountOf(doubledWage, { ...wage, endOn: '2026-06-30' })).toBe(66_000);
    expect(amountOf(doubledWage, { ...wage, endOn: '2025-01-14' })).toBe(66_000);
    expect(amountOf(doubledWage, { monthlyWage: 6_000, serviceMonths: 40 })).toBe(66_000);
  });

  test('nothing in the first month', () => {
    expect(amountOf(doubledWage, { ...wage, endOn: '2024-02-14' })).toBe(0);
    expect(amountOf(doubledWage, { ...wage, contractOn: '2024-02-15' })).toBe(0);
    expect(amountOf(doubledWage, { monthlyWage: 6_000, serviceMonths: 1 })).toBe(0);
  });

  test('it stops the day before the contract is made', () => {
    expect(amountOf(doubledWage, { ...wage, contractOn: '2024-05-15' })).toBe(18_000);
  });

  test('part of a month goes by working days, a day being the wage over 21.75', () => {
    // 15–20 June 2024: 4 working days
    expect(amountOf(doubledWage, { ...wage, endOn: '2024-06-20' })).toBe(25_103.45);
    const worked = { adjustedWorkdays: ['2024-06-15'] };
    expect(amountOf(doubledWage, { ...wage, endOn: '2024-06-20', ...worked })).toBe(25_379.31);
  });

  test('what is missing is asked for', () => {
    expect(amountOf(doubledWage, { monthlyWage: 6_000 })).toBe('needs');
  });
});

describe('overtime pay (劳动法 §44)', () => {
  test('150, 200 and 300 % of the wage over 174 hours', () => {
    expect(amountOf(overtimePay, { monthlyWage: 8_700, workdayHours: 10 })).toBe(750);
    expect(amountOf(overtimePay, { monthlyWage: 8_700, restDayHours: 8 })).toBe(800);
    expect(amountOf(overtimePay, { monthlyWage: 8_700, holidayHours: 8 })).toBe(1_200);
    expect(
      amountOf(overtimePay, { monthlyWage: 8_700, workdayHours: 10, restDayHours: 8, holidayHours: 8 }),
    ).toBe(2_750);
  });

  test('each kind is rounded once, from the monthly wage, not from a rounded hour', () => {
    // 5,000 ÷ 174 × 7.5 × 150 % = 323.2758…
    expect(amountOf(overtimePay, { monthlyWage: 5_000, workdayHours: 7.5 })).toBe(323.28);
  });

  test('an agreed hourly wage is taken as it is', () => {
    expect(amountOf(overtimePay, { hourlyWage: 30, workdayHours: 2 })).toBe(90);
  });

  test('without hours or wage the rates are shown and the rest asked for', () => {
    const outcome = overtimePay.calculate({});
    expect(outcome.status).toBe('needs');
    expect(outcome.status === 'needs' && outcome.lines.map(({ value }) => value)).toEqual([150, 200, 300]);
  });
});
