import { expect, test } from 'vitest';
import { blanksIn, fillBlank, toldKindAt } from './fill-blank.ts';

const CLAIM = '支付利息（以＿＿＿元为基数，自＿＿＿＿年＿＿月＿＿日起，按年利率＿＿%计算），由＿＿＿承担';

test('the blanks of a sentence are of the kind that stands behind them, and are filled one by one', () => {
  expect(blanksIn(CLAIM).map(({ kind }) => kind)).toEqual(['money', 'date', 'percent']);
  let words = CLAIM;
  for (const value of [5000.5, '2026-03-01', 3.45]) {
    const [blank] = blanksIn(words);
    if (blank) words = fillBlank(words, blank, value);
  }
  expect(words).toBe('支付利息（以5000.50元为基数，自2026年3月1日起，按年利率3.45%计算），由＿＿＿承担');
});

test('told values fit a blank field by its kind, and a sentence by its first blank', () => {
  expect(toldKindAt({ kind: 'money' }, null)).toBe('money');
  expect(toldKindAt({ kind: 'money' }, 5)).toBeNull();
  expect(toldKindAt({ kind: 'long_text' }, null)).toBeNull();
  expect(toldKindAt({ kind: 'long_text' }, '自＿＿＿＿年＿＿月＿＿日起')).toBe('date');
  expect(toldKindAt({ kind: 'long_text' }, '退还押金2600元')).toBeNull();
});
