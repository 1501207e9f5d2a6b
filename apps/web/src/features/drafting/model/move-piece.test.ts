import { expect, test } from 'vitest';
import { movePiece, orderInGroup } from './move-piece.ts';

const pieces = ['a1', 'a2', 'b1', 'b2', 'x'].map((row) => ({
  row,
  group: row === 'x' ? '' : row.startsWith('a') ? '第一组' : '第二组',
}));

test('within its group a piece only changes its place', () => {
  expect(movePiece(pieces, 0, 1)).toEqual({ rows: ['a2', 'a1', 'b1', 'b2', 'x'], group: null });
});

test('one that lands within another group joins it, and so does one that would stand apart from its own', () => {
  expect(movePiece(pieces, 1, 2)).toEqual({ rows: ['a1', 'b1', 'a2', 'b2', 'x'], group: '第二组' });
  expect(movePiece(pieces, 4, 3)).toEqual({ rows: ['a1', 'a2', 'b1', 'x', 'b2'], group: '第二组' });
  expect(movePiece(pieces, 0, 4)).toEqual({ rows: ['a2', 'b1', 'b2', 'x', 'a1'], group: '' });
});

test('at the border of groups it keeps its own', () => {
  expect(movePiece(pieces, 4, 2)).toEqual({ rows: ['a1', 'a2', 'x', 'b1', 'b2'], group: null });
  expect(movePiece(pieces, 9, 0).group).toBeNull();
});

test('a piece that is given a group goes behind the last of it', () => {
  expect(orderInGroup(pieces, 'x', '第一组')).toEqual(['a1', 'a2', 'x', 'b1', 'b2']);
  expect(orderInGroup(pieces, 'x', '第二组')).toBeNull();
  expect(orderInGroup(pieces, 'x', '第三组')).toBeNull();
});
