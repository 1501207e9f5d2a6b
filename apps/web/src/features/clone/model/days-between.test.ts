import { expect, it } from 'vitest';
import { dayBefore, daysBetween } from './days-between.ts';

it('counts days, both ends included, over the end of a month', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysBetween('2026-03-01', '2026-03-01')).toEqual(['2026-03-01']);
  expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([]);
  expect(dayBefore('2026-03-01', 29)).toBe('2026-01-31');
});
