import type { TableJoin, TableQuery } from '@mingfa/contract/table-query';
import { expect, it } from 'vitest';
import { findJoin, orientJoin, withoutJoin } from './change-joins.ts';

const at = (table: string, column = 'c1') => ({ table, column });
const join = (left: string, right: string): TableJoin => ({ left: at(left), right: at(right), kind: 'left' });
const query = (to: Partial<TableQuery> = {}): TableQuery => ({
  ...{ from: 't1', joins: [], filters: [], dimensions: [], measures: [], having: [], shown: [], columns: [] },
  ...{ order: [], limit: null },
  ...to,
});

it('turns a join so that it begins at a table that is asked already', () => {
  expect(orientJoin(query(), join('t2', 't1'))).toEqual(join('t1', 't2'));
  expect(orientJoin(query(), join('t2', 't3'))).toBeNull();
  expect(orientJoin(query({ joins: [join('t1', 't2')] }), join('t1', 't2'))).toBeNull();
});

it('knows a join from either side', () => {
  const held = join('t1', 't2');
  expect(findJoin(query({ joins: [held] }), join('t2', 't1'))).toBe(held);
});

it('takes away what was asked of a table together with its join, and joins that rested on it', () => {
  const first = join('t1', 't2');
  const rests = query({
    joins: [first, join('t2', 't3')],
    dimensions: [
      { of: at('t3'), part: null, step: null },
      { of: at('t1'), part: null, step: null },
    ],
    measures: [{ aggregate: 'count', of: null, compare: null }],
  });
  const left = withoutJoin(rests, first);
  expect(left.joins).toEqual([]);
  expect(left.dimensions.map(({ of }) => of.table)).toEqual(['t1']);
  expect(left.measures).toHaveLength(1);
});
