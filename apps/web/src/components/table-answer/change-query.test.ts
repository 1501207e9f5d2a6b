import type { TableQuery, UnderstoodPiece } from '@mingfa/contract/table-query';
import { expect, it } from 'vitest';
import { removePiece, replaceColumn, type Understood } from './change-query.ts';

const ref = (column: string) => ({ table: 't1', column });
const piece = (kind: UnderstoodPiece['kind'], index: number | null, label: string): UnderstoodPiece => ({
  start: 0,
  end: 0,
  kind,
  label,
  index,
  others: [],
});
const QUERY: TableQuery = {
  from: 't1',
  joins: [],
  filters: [{ of: ref('c1'), operator: 'at_least', values: ['2024-01-01'], part: null }],
  dimensions: [{ of: ref('c6'), part: null, step: null }],
  measures: [
    { aggregate: 'sum', of: ref('c3'), compare: null },
    { aggregate: 'sum', of: ref('c4'), compare: null },
  ],
  having: [{ measure: 0, operator: 'above', values: ['1000'] }],
  shown: [],
  columns: [],
  order: [
    { by: { measure: 0 }, descending: true },
    { by: { measure: 1 }, descending: true },
  ],
  limit: 5,
};
const understood = (): Understood => ({
  query: QUERY,
  pieces: [
    piece('dimension', 0, '对方户名'),
    piece('measure', 0, '借方金额 合计'),
    piece('measure', 1, '贷方金额 合计'),
    piece('having', 0, '借方金额 合计 大于 1000'),
    piece('order', 0, '借方从大到小'),
    piece('order', 1, '贷方从大到小'),
    piece('limit', null, '前 5 个'),
  ],
});
const chosen = ({ pieces }: Understood, label: string) => {
  const found = pieces.find((one) => one.label === label);
  if (!found) throw new Error(`No piece ${label}`);
  return found;
};

it('takes along what rests on a measure that is removed, and what is left points to the right ones', () => {
  const before = understood();
  const { query, pieces } = removePiece(before, chosen(before, '借方金额 合计'));
  expect(query.measures).toEqual([QUERY.measures[1]]);
  expect(query.having).toEqual([]);
  expect(query.order).toEqual([{ by: { measure: 0 }, descending: true }]);
  expect(pieces.map(({ label, index }) => [label, index])).toEqual([
    ['对方户名', 0],
    ['贷方金额 合计', 0],
    ['贷方从大到小', 0],
    ['前 5 个', null],
  ]);
});

it('asks for all again when the limit is removed', () => {
  const before = understood();
  expect(removePiece(before, chosen(before, '前 5 个')).query).toEqual({ ...QUERY, limit: null });
});

it('puts another column in the place of one that was misunderstood, and offers the first one again', () => {
  const before = understood();
  const { query, pieces } = replaceColumn(before, chosen(before, '借方金额 合计'), ref('c5'), '余额 合计');
  expect(query.measures[0]).toEqual({ aggregate: 'sum', of: ref('c5'), compare: null });
  expect(pieces[1]).toMatchObject({ label: '余额 合计', others: [ref('c3')] });
  expect(query.having).toEqual(QUERY.having);
});
