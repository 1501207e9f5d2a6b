import { expect, test } from 'vitest';
import { findUnequalSums } from './find-unequal-sums.ts';

test('a sum is held against the amounts of its own sentence', () => {
  expect(findUnequalSums('支付本金120000元、利息3500元，合计123500元。')).toEqual([]);
  expect(findUnequalSums('支付本金120000元、利息3500元，合计125000元。')).toMatchObject([
    { items: 2, makes: 123_500, said: { value: 125_000 } },
  ]);
});

test('capitals beside figures count once, and a single amount makes no sum', () => {
  expect(findUnequalSums('本金100元（大写：壹佰元整）、利息20元，共计120元')).toEqual([]);
  expect(findUnequalSums('原告分三次交付，合计50000元。另付100元。')).toEqual([]);
});
