import { expect, it } from 'vitest';
import { movedCell } from './moved-cell.ts';

const LAST = { row: 1999, column: 6 };
const from =
  (row: number, column: number) =>
  (key: string, isFar = false) =>
    movedCell({ row, column }, key, isFar, LAST, 20);

it('moves by a cell, a page, to the ends of a row and, with Ctrl, to the corners', () => {
  const press = from(100, 3);
  expect(press('ArrowDown')).toEqual({ row: 101, column: 3 });
  expect(press('PageUp')).toEqual({ row: 80, column: 3 });
  expect(press('End')).toEqual({ row: 100, column: 6 });
  expect(press('Home', true)).toEqual({ row: 0, column: 0 });
  expect(press('End', true)).toEqual(LAST);
});

it('stops at the edges, and lets other keys go', () => {
  expect(from(0, 0)('ArrowUp')).toEqual({ row: 0, column: 0 });
  expect(from(1995, 6)('PageDown')).toEqual(LAST);
  expect(from(1, 1)('Tab')).toBeNull();
  expect(movedCell({ row: 0, column: 0 }, 'ArrowDown', false, { row: -1, column: 2 }, 20)).toEqual({
    row: 0,
    column: 0,
  });
});
