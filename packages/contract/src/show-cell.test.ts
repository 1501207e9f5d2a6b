import { expect, it } from 'vitest';
import { groupDigits, showCell, showShare } from './show-cell.ts';

const words = { yes: '是', no: '否' };

it('shows amounts to the last digit, beyond what a float holds', () => {
  expect(groupDigits('12345678901234567.89')).toBe('12,345,678,901,234,567.89');
  expect(groupDigits('-1000')).toBe('−1,000');
  expect(groupDigits('999')).toBe('999');
});

it('shows shares as percent without rounding what was written', () => {
  expect(showShare('0.125')).toBe('12.5%');
  expect(showShare('0.0385')).toBe('3.85%');
  expect(showShare('1')).toBe('100%');
  expect(showShare('-0.05')).toBe('−5%');
  expect(showShare('0.333333333')).toBe('33.3333%');
});

it('shows amounts with their cents, and rounds averages that go on for ever', () => {
  const amount = { kind: 'number', meaning: 'amount' } as const;
  expect(showCell('486006.1', amount, words)).toBe('486,006.10');
  expect(showCell('29753.3889972653', amount, words)).toBe('29,753.39');
  expect(showCell('1000', amount, words)).toBe('1,000');
  expect(showCell('0.3333333333', { kind: 'number', meaning: 'plain' }, words)).toBe('0.3333');
});

it('leaves an empty cell empty, and a text that looks like a number as it is', () => {
  expect(showCell(null, { kind: 'number', meaning: 'amount' }, words)).toBe('');
  expect(showCell('0012345', { kind: 'text', meaning: 'code' }, words)).toBe('0012345');
  expect(showCell(false, { kind: 'yes_no', meaning: 'plain' }, words)).toBe('否');
});

it('a number of an account is written as it is, though it is a number', () => {
  expect(showCell('6225000011112222', { kind: 'number', meaning: 'account' }, words)).toBe(
    '6225000011112222',
  );
});
