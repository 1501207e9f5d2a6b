import { expect, it } from 'vitest';
import { readTyped } from './read-typed.ts';

it.each([
  ['120,000', 120_000],
  ['12万', 120_000],
  ['１２万元', 120_000],
  ['￥3000元', 3000],
  ['1.5亿', 150_000_000],
  ['0.1', 0.1],
])('reads the sum %s as %s', (typed, sum) => {
  expect(readTyped({ kind: 'money' }, typed)).toBe(sum);
});

it.each(['十万', '1-2', '12万多', 'NaN', '1e5'])('takes %s for no number', (typed) => {
  expect(readTyped({ kind: 'money' }, typed)).toBeNull();
});

it('an empty text clears whatever kind it is of', () => {
  expect(readTyped({ kind: 'money' }, '  ')).toBe('');
  expect(readTyped({ kind: 'date' }, '')).toBe('');
});

it('leaves words as they are, also numbers among them', () => {
  expect(readTyped({ kind: 'text' }, '12万')).toBe('12万');
  expect(readTyped({ kind: 'yes_no' }, 'false')).toBe(false);
});
