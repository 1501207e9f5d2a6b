import { describe, expect, test } from 'vitest';
import type { Calculator, CalculatorInputs } from './calculation.ts';
import { executionFee } from './execution-fee.ts';
import { preservationFee } from './preservation-fee.ts';

const amountOf = (calculator: Calculator, inputs: CalculatorInputs) => {
  const outcome = calculator.calculate(inputs);
  return outcome.status === 'result' ? outcome.amount : outcome.status;
};

describe('the preservation fee (诉讼费用交纳办法 §14 (二))', () => {
  test.each([
    [0, 30],
    [1_000, 30],
    [2_000, 40],
    // 30 + 99,000×1% = 1,020; the limit of 5,000 is reached at 896,000
    [100_000, 1_020],
    [200_000, 1_520],
    [895_000, 4_995],
    [896_000, 5_000],
    [896_002, 5_000],
    [100_000_000, 5_000],
  ])('%d yuan cost %d', (value, expected) => {
    expect(amountOf(preservationFee, { value })).toBe(expected);
  });

  test('without a value it asks', () => {
    expect(amountOf(preservationFee, {})).toBe('needs');
  });
});

describe('the execution fee (诉讼费用交纳办法 §14 (一))', () => {
  test.each([
    [10_000, 50],
    // 50 + 49万×1.5% = 7,400; +50万×1% = 12,400; 500万: 52,400; +500万×0.5% = 77,400; +1000万×0.1% = 87,400
    [500_000, 7_400],
    [1_000_000, 12_400],
    [5_000_000, 52_400],
    [10_000_000, 77_400],
    [20_000_000, 87_400],
  ])('%d yuan cost %d', (value, expected) => {
    expect(amountOf(executionFee, { value })).toBe(expected);
  });

  test('without an amount to execute it is 50 to 500', () => {
    expect(amountOf(executionFee, { noAmount: true })).toEqual({ min: 50, max: 500 });
    expect(amountOf(executionFee, {})).toBe('needs');
  });
});
