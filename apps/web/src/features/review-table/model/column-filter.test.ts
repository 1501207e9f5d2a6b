import { expect, it } from 'vitest';
import { narrows, withFilter } from './column-filter.ts';

it('has one filter a column: another takes its place, and one that leaves nothing out is none', () => {
  const first = { asks: { columnId: 'a', states: ['not_found' as const] }, groupWords: [] };
  const other = { asks: { columnId: 'a', checked: false }, groupWords: [] };
  expect(withFilter([first], other)).toEqual([other]);
  expect(withFilter([first], { asks: { columnId: 'a' }, groupWords: [] })).toEqual([]);
  expect(narrows({ columnId: 'a', states: [] })).toBe(false);
});
