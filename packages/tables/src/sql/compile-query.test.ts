import { tableQuery } from '@mingfa/contract/table-query';
import { beforeAll, expect, test } from 'vitest';
import { openTables, tableFor } from '../testing/duckdb.ts';
import { compileBasis } from './compile-basis.ts';
import { compileQuery } from './compile-query.ts';
import { compileTrace } from './compile-trace.ts';
import { QueryProblem } from './query-problem.ts';

const payments = {
  ...tableFor('t1', '付款', [
    '付款日期:date:date',
    '供应商:text:name',
    '金额:number:amount',
    '摘要',
    '时间:time',
  ]),
  rows: [
    ['2023-12-05', '甲公司', '100', '货款', '2023-12-05 09:00:00'],
    ['2024-01-10', '甲公司', '200.50', '货款', '2024-01-10 23:30:00'],
    ['2024-01-20', '乙公司', '300', '退款', '2024-01-20 10:00:00'],
    ['2024-02-03', '甲公司', '401', null, '2024-02-03 10:00:00'],
    ['2024-04-01', '丙公司', '50', '运费', '2024-04-01 00:10:00'],
    ['2024-12-31', '乙公司', null, '货款', '2024-12-31 12:00:00'],
    [null, '丙公司', '7', '运费', null],
  ],
  unreadable: [
    [6, 'c3', '约三百'],
    [7, 'c1', '2月30日'],
  ] as const,
};
const suppliers = {
  ...tableFor('t2', '供应商', ['名称:text:name', '城市']),
  rows: [
    ['甲公司', '北京'],
    ['乙公司', '上海'],
  ],
};
const tables = [payments, suppliers];
const [date, supplier, amount, remark, time] = ['c1', 'c2', 'c3', 'c4', 'c5'].map((column) => ({
  table: 't1',
  column,
})) as [Ref, Ref, Ref, Ref, Ref];
type Ref = { table: string; column: string };

let database: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  database = await openTables(tables);
});

const sum = { aggregate: 'sum', of: amount } as const;
const queryOf = (query: object) => tableQuery.parse({ from: 't1', ...query });
const sqlOf = (query: object) => compileQuery(queryOf(query), tables, 'zh-CN').sql;
const answerTo = (query: object) => database.ask(sqlOf(query));

test('a sum by supplier is one readable statement', async () => {
  const query = {
    dimensions: [{ of: supplier }],
    measures: [sum],
    filters: [{ of: date, operator: 'between', values: ['2024-01-01', '2024-12-31'] }],
    having: [{ measure: 0, operator: 'above', values: ['100'] }],
    order: [{ by: { measure: 0 }, descending: true }],
    limit: 10,
  };
  expect(sqlOf(query)).toBe(
    [
      'SELECT',
      '  "供应商",',
      '  SUM("金额") AS "金额 合计"',
      'FROM t1',
      `WHERE "付款日期" BETWEEN DATE '2024-01-01' AND DATE '2024-12-31'`,
      'GROUP BY 1',
      'HAVING SUM("金额") > 100',
      'QUALIFY RANK() OVER (ORDER BY SUM("金额") DESC NULLS LAST) <= 10',
      'ORDER BY 2 DESC NULLS LAST, 1 NULLS LAST',
    ].join('\n'),
  );
  expect(await answerTo(query)).toEqual([
    ['甲公司', '601.5'],
    ['乙公司', '300'],
  ]);
});

test.each([
  [
    'year',
    [
      ['2023', '100'],
      ['2024', '951.5'],
      [null, '7'],
    ],
  ],
  [
    'half_year',
    [
      ['2023-H2', '100'],
      ['2024-H1', '951.5'],
      ['2024-H2', null],
      [null, '7'],
    ],
  ],
  [
    'quarter',
    [
      ['2023-Q4', '100'],
      ['2024-Q1', '901.5'],
      ['2024-Q2', '50'],
      ['2024-Q4', null],
      [null, '7'],
    ],
  ],
  [
    'month',
    [
      ['2023-12', '100'],
      ['2024-01', '500.5'],
      ['2024-02', '401'],
      ['2024-04', '50'],
      ['2024-12', null],
      [null, '7'],
    ],
  ],
])('rows are put together by %s', async (part, expected) => {
  expect(await answerTo({ dimensions: [{ of: date, part }], measures: [sum] })).toEqual(expected);
});

test('weekdays, hours, weeks and days are parts too', async () => {
  expect(
    await answerTo({
      dimensions: [
        { of: date, part: 'week' },
        { of: date, part: 'weekday' },
        { of: time, part: 'hour' },
      ],
      measures: [{ aggregate: 'count', of: null }],
      filters: [{ of: amount, operator: 'above', values: ['400'] }],
    }),
  ).toEqual([['2024-W05', '6', '10', '1']]);
  expect(
    await answerTo({
      dimensions: [{ of: time, part: 'day' }],
      measures: [{ aggregate: 'count', of: null }],
      filters: [{ of: time, operator: 'in', part: 'hour', values: ['23', '0'] }],
    }),
  ).toEqual([
    ['2024-01-10', '1'],
    ['2024-04-01', '1'],
  ]);
});

test('a day compared with a time means the whole day', async () => {
  const filters = [{ of: time, operator: 'at_most', values: ['2024-01-10'] }];
  expect(await answerTo({ measures: [{ aggregate: 'count', of: null }], filters })).toEqual([['2']]);
});

test('ranges of a number are told by their lower end', async () => {
  expect(
    await answerTo({
      dimensions: [{ of: amount, step: '200' }],
      measures: [{ aggregate: 'count', of: null }],
      filters: [{ of: amount, operator: 'not_empty', values: [] }],
    }),
  ).toEqual([
    ['0', '3'],
    ['200', '2'],
    ['400', '1'],
    [null, '1'],
  ]);
});

test('what denies keeps empty cells', async () => {
  const count = { measures: [{ aggregate: 'count', of: null }] };
  for (const operator of ['not_equals', 'not_in', 'not_contains'])
    expect(
      await answerTo({ ...count, filters: [{ of: remark, operator, values: ['退款'] }] }),
      operator,
    ).toEqual([['6']]);
});

test('a cell that could not be read is not empty', async () => {
  const count = { measures: [{ aggregate: 'count', of: null }] };
  expect(await answerTo({ ...count, filters: [{ of: amount, operator: 'empty', values: [] }] })).toEqual([
    ['0'],
  ]);
  expect(await answerTo({ ...count, filters: [{ of: remark, operator: 'empty', values: [] }] })).toEqual([
    ['1'],
  ]);
});

test('every aggregate gives its figure', async () => {
  const measures = ['sum', 'average', 'median', 'min', 'max', 'count', 'count_distinct'].map((aggregate) => ({
    aggregate,
    of: amount,
  }));
  // 100 + 200.5 + 300 + 401 + 50 + 7 = 1058.5; the middle of 7, 50, 100, 200.5, 300, 401 is 150.25.
  expect(await answerTo({ measures })).toEqual([['1058.5', '176.41666667', '150.25', '7', '401', '6', '6']]);
});

test('growth is held against the period before, and a period without rows is no ground for it', async () => {
  const answer = await answerTo({
    dimensions: [{ of: date, part: 'month' }],
    measures: [sum, { ...sum, compare: 'growth' }, { ...sum, compare: 'running_total' }],
    filters: [{ of: date, operator: 'not_empty', values: [] }],
    having: [{ measure: 0, operator: 'above', values: ['0'] }],
  });
  expect(answer).toEqual([
    ['2023-12', '100', null, '100'],
    // (500.5 − 100) ÷ 100 = 4.005
    ['2024-01', '500.5', '4.005', '600.5'],
    // (401 − 500.5) ÷ 500.5 = −0.1988012
    ['2024-02', '401', '-0.1988012', '1001.5'],
    ['2024-04', '50', null, '1051.5'],
    // The date of this row could not be read: it has no period.
    [null, '7', null, null],
  ]);
});

test('growth on the year before is told by each other dimension', async () => {
  expect(
    await answerTo({
      dimensions: [{ of: supplier }, { of: date, part: 'year' }],
      measures: [{ ...sum, compare: 'growth_on_year' }],
      filters: [{ of: supplier, operator: 'in', values: ['甲公司', '乙公司'] }],
    }),
  ).toEqual([
    ['乙公司', '2024', null],
    ['甲公司', '2023', null],
    ['甲公司', '2024', '5.015'],
  ]);
});

test('a share is one of the whole, also of groups that are not shown; ranks tell equal ones', async () => {
  expect(
    await answerTo({
      dimensions: [{ of: supplier }],
      measures: [
        { ...sum, compare: 'share' },
        { aggregate: 'count', of: null, compare: 'rank' },
      ],
      filters: [{ of: supplier, operator: 'starts_with', values: ['甲', '丙'] }],
      having: [{ measure: 0, operator: 'at_least', values: ['0.5'] }],
    }),
    // 甲 701.5 of 758.5
  ).toEqual([['甲公司', '0.92485168', '1']]);
});

test('groups that are not shown still count in shares and growth', async () => {
  expect(
    await answerTo({
      dimensions: [{ of: date, part: 'month' }],
      measures: [
        { ...sum, compare: 'growth' },
        { ...sum, compare: 'share' },
      ],
      shown: [{ dimension: 0, values: ['2024-01'] }],
    }),
    // 500.5 of 1058.5
  ).toEqual([['2024-01', '4.005', '0.47283892']]);
  expect(
    await answerTo({
      dimensions: [{ of: supplier }],
      measures: [sum],
      shown: [{ dimension: 0, values: ['丙公司'] }],
    }),
  ).toEqual([['丙公司', '57']]);
});

test('rows are listed with their numbers', async () => {
  expect(
    await answerTo({
      columns: [supplier, amount],
      filters: [{ of: remark, operator: 'contains', values: ['货款'] }],
      order: [{ by: { of: amount }, descending: true }],
      limit: 2,
    }),
  ).toEqual([
    ['2', '甲公司', '200.5'],
    ['1', '甲公司', '100'],
  ]);
});

test('another table is asked beside the first', async () => {
  const joins = [{ left: supplier, right: { table: 't2', column: 'c1' }, kind: 'left' }];
  const query = { joins, dimensions: [{ of: { table: 't2', column: 'c2' } }], measures: [sum] };
  expect(await answerTo(query)).toEqual([
    ['上海', '300'],
    ['北京', '701.5'],
    [null, '57'],
  ]);
});

test('the basis tells rows read, used, and cells left out as empty or unreadable', async () => {
  const query = queryOf({
    measures: [sum],
    filters: [
      { of: date, operator: 'at_least', values: ['2024-01-01'] },
      { of: supplier, operator: 'not_equals', values: ['丙公司'] },
    ],
  });
  const { sql, counted } = compileBasis(query, tables);
  expect(counted.map(({ column }) => column)).toEqual(['c3', 'c1', 'c2']);
  // Five of seven rows are of 2024, one of them of 丙; an amount and a date could not be read.
  expect(await database.ask(sql)).toEqual([['7', '4', '0', '1', '0', '1', '0', '0']]);
});

test('the rows behind a figure add up to it', async () => {
  const query = queryOf({
    dimensions: [{ of: supplier }, { of: date, part: 'quarter' }],
    measures: [sum],
    filters: [{ of: amount, operator: 'above', values: ['10'] }],
  });
  const traced = await database.ask(compileTrace(query, tables, ['甲公司', '2024-Q1'], 0, 'zh-CN').sql);
  expect(traced.map(([row, , , value]) => [row, value])).toEqual([
    ['2', '200.5'],
    ['4', '401'],
  ]);
  const unread = queryOf({ dimensions: [{ of: date, part: 'year' }], measures: [sum] });
  const [row] = await database.ask(compileTrace(unread, tables, [null], 0, 'zh-CN').sql);
  expect(row?.[0]).toBe('7');
});

const HOSTILE = ['"', "a'b", ']); DROP TABLE t1; --', '金额"（元）\n含税', '💰 ‮x', ' "" ', '%_\\', 'SELECT'];

test('hostile labels and values stay labels and values', async () => {
  const table = {
    ...tableFor('t1', 'x"; DROP TABLE t1; --', HOSTILE),
    rows: [HOSTILE, HOSTILE.map(() => 'other')],
  };
  const hostile = await openTables([table]);
  for (const [index, label] of HOSTILE.entries()) {
    const of = { table: 't1', column: `c${index + 1}` };
    const query = queryOf({
      dimensions: [{ of }],
      measures: [
        { aggregate: 'count', of: null },
        { aggregate: 'count', of, compare: 'share' },
      ],
      filters: [{ of, operator: 'equals', values: [label] }],
    });
    expect(await hostile.ask(compileQuery(query, [table], 'zh-CN').sql)).toEqual([[label, '1', '1']]);
    expect(await hostile.ask(compileTrace(query, [table], [label], 0, 'en').sql)).toHaveLength(1);
  }
  expect(await hostile.ask('SELECT COUNT(*) FROM t1')).toEqual([['2']]);
});

test.each([
  ['a table nobody asked', 'unknown_table', { from: 't9' }],
  ['a column that is not there', 'unknown_column', { columns: [{ table: 't1', column: 'c99' }] }],
  ['a sum of texts', 'wrong_kind', { measures: [{ aggregate: 'sum', of: supplier }] }],
  ['a month of an amount', 'wrong_kind', { dimensions: [{ of: amount, part: 'month' }], measures: [sum] }],
  [
    'a number that is SQL',
    'wrong_value',
    { measures: [sum], filters: [{ of: amount, operator: 'above', values: ['1 OR 1=1'] }] },
  ],
  [
    'a day that does not exist',
    'wrong_value',
    { measures: [sum], filters: [{ of: date, operator: 'equals', values: ['2024-02-30'] }] },
  ],
  [
    'a NUL',
    'wrong_value',
    { measures: [sum], filters: [{ of: remark, operator: 'equals', values: ['a\0b'] }] },
  ],
  [
    'growth without time',
    'no_time',
    { dimensions: [{ of: supplier }], measures: [{ ...sum, compare: 'growth' }] },
  ],
  [
    'a share of averages',
    'not_additive',
    { dimensions: [{ of: supplier }], measures: [{ aggregate: 'average', of: amount, compare: 'share' }] },
  ],
  [
    'an order by a figure that is not there',
    'wrong_place',
    { measures: [sum], order: [{ by: { measure: 4 }, descending: true }] },
  ],
])('%s is refused', (_, code, query) => {
  expect(() => sqlOf(query)).toThrow(expect.objectContaining({ code }));
  expect(() => sqlOf(query)).toThrow(QueryProblem);
});
