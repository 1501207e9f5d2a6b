import type { TableQuery } from '@mingfa/contract/table-query';
import { expect, test } from 'vitest';
import { openTables, tableFor } from '../testing/duckdb.ts';
import { compileBasis } from './compile-basis.ts';
import { compileQuery } from './compile-query.ts';
import { compileTrace } from './compile-trace.ts';
import { QueryProblem } from './query-problem.ts';

const table = {
  ...tableFor('t1', '案件', [
    '案号:text:code',
    '立案:date:date',
    '结案:date:date',
    '请求:number:amount',
    '判决:number:amount',
  ]),
  rows: [
    ['A1', '2024-01-01', '2024-01-31', '100', '50'],
    ['A2', '2024-01-01', '2024-03-01', '0', '10'],
    ['A3', '2024-02-01', null, '300', null],
  ],
};
const ref = (column: string) => ({ table: 't1', column });
const lasting = { ...ref('c3'), by: { how: 'days_since' as const, column: 'c2' } };
const queryOf = (part: Partial<TableQuery>): TableQuery => ({
  ...{ from: 't1', joins: [], filters: [], dimensions: [], measures: [] },
  ...{ having: [], shown: [], columns: [], order: [], limit: null },
  ...part,
});
const ask = async (sql: string) => (await openTables([table])).ask(sql);
const answer = (part: Partial<TableQuery>) => ask(compileQuery(queryOf(part), [table], 'zh-CN').sql);

test('days between two columns are averaged, compared and listed; a row without one of them has none', async () => {
  expect(await answer({ measures: [{ aggregate: 'average', of: lasting, compare: null }] })).toEqual([
    ['45'],
  ]);
  const filters = [{ of: lasting, operator: 'above' as const, values: ['30'], part: null }];
  expect(await answer({ filters, measures: [{ aggregate: 'count', of: null, compare: null }] })).toEqual([
    ['1'],
  ]);
  expect(
    (await answer({ columns: [ref('c1')], order: [{ by: { of: lasting }, descending: true }] })).map((row) =>
      row.slice(1),
    ),
  ).toEqual([
    ['A2', '60'],
    ['A1', '30'],
    ['A3', null],
  ]);
});

test('what was left out of days is told of both columns', async () => {
  const query = queryOf({ measures: [{ aggregate: 'average', of: lasting, compare: null }] });
  const { sql, counted } = compileBasis(query, [table]);
  expect(counted).toEqual([ref('c3'), ref('c2')]);
  expect(await ask(sql)).toEqual([['3', '3', '1', '0', '0', '0']]);
});

test('dividing by nothing gives nothing, in a row and in a figure', async () => {
  const share = { ...ref('c5'), by: { how: 'divided_by' as const, column: 'c4' } };
  expect(
    (await answer({ columns: [ref('c1')], order: [{ by: { of: share }, descending: true }] })).map(
      (row) => row[2],
    ),
  ).toEqual(['0.5', null, null]);
  const nought = [{ of: ref('c1'), operator: 'equals' as const, values: ['A2'], part: null }];
  const figure = { aggregate: 'sum' as const, of: ref('c5'), compare: null };
  const against = { how: 'divided_by' as const, aggregate: 'sum' as const, of: ref('c4') };
  expect(await answer({ filters: nought, measures: [{ ...figure, against }] })).toEqual([[null]]);
});

test('a figure of some rows is traced to these; what is reckoned of two is traced by its parts', async () => {
  const only = [{ of: ref('c1'), operator: 'in' as const, values: ['A1', 'A2'], part: null }];
  const query = queryOf({
    measures: [
      { aggregate: 'sum', of: ref('c5'), compare: null, only },
      {
        ...{ aggregate: 'sum', of: ref('c5'), compare: null, only },
        against: { how: 'minus', aggregate: 'sum', of: ref('c4') },
      },
    ],
  });
  const { sql, columns } = compileQuery(query, [table], 'zh-CN');
  expect(await ask(sql)).toEqual([['60', '-340']]);
  expect(columns.map(({ name, isFigure }) => [name, isFigure])).toEqual([
    ['判决 合计（A1、A2）', true],
    ['判决 合计（A1、A2） − 请求 合计', false],
  ]);
  expect(await ask(compileTrace(query, [table], [], 0, 'zh-CN').sql)).toHaveLength(2);
  expect(() => compileTrace(query, [table], [], 1, 'zh-CN')).toThrow(QueryProblem);
});

test('days are counted of dates alone, and a difference has no share', () => {
  const wrong = { ...ref('c4'), by: { how: 'days_since' as const, column: 'c2' } };
  expect(() =>
    compileQuery(queryOf({ measures: [{ aggregate: 'average', of: wrong, compare: null }] }), [table], 'en'),
  ).toThrow(QueryProblem);
  const against = { how: 'minus' as const, aggregate: 'sum' as const, of: ref('c4') };
  const measures = [{ aggregate: 'sum' as const, of: ref('c5'), compare: 'share' as const, against }];
  expect(() => compileQuery(queryOf({ measures }), [table], 'en')).toThrow(QueryProblem);
});
