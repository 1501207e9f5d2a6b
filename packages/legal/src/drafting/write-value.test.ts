import { expect, test } from 'vitest';
import { quoteValue, writeValue } from './write-value.ts';

test.each([
  [12.345, '12.345元'],
  [120000.005, '120000.005元'],
  [0.1 + 0.2, '0.30元'],
  [1.15, '1.15元'],
  [120000, '120000元'],
  [-5, '-5元'],
])('quotes the amount %d as it was filled in: %s', (value, quoted) => {
  expect(quoteValue(value, { kind: 'money' })).toBe(quoted);
});

test('documents round what was worked out to the cent, and what is no money is quoted as it is written', () => {
  expect(writeValue(12.345, { kind: 'money' }, null)).toBe('12.35元');
  expect(quoteValue(12.345, { kind: 'percent' })).toBe('12.345%');
  expect(quoteValue('2026-03-01', { kind: 'date' })).toBe('2026年3月1日');
});
