import { expect, it } from 'vitest';
import { readTyped } from './read-typed.ts';

it('reads numbers as people write them, and nothing else as one', () => {
  expect(readTyped({ kind: 'money' }, '12万')).toBe(120_000);
  expect(readTyped({ kind: 'count' }, '十二')).toBe(12);
  expect(readTyped({ kind: 'percent' }, '万分之五')).toBe(0.05);
  expect(readTyped({ kind: 'money' }, '12万多')).toBeNull();
});

it('an empty text clears whatever kind it is of', () => {
  expect(readTyped({ kind: 'money' }, '  ')).toBe('');
  expect(readTyped({ kind: 'date' }, '')).toBe('');
});

it('leaves words as they are, also numbers among them', () => {
  expect(readTyped({ kind: 'text' }, '12万')).toBe('12万');
  expect(readTyped({ kind: 'yes_no' }, 'false')).toBe(false);
});
