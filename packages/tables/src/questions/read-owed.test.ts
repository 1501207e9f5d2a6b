import { expect, test } from 'vitest';
import { compileQuery } from '../sql/compile-query.ts';
import { openTables, tableFor } from '../testing/duckdb.ts';
import { readQuestion } from './read-question.ts';

const ARREARS = tableFor('t1', '工资清单', [
  '工号:text:code',
  '姓名:text:name',
  '应发工资:number:amount',
  '实发工资:number:amount',
  '拖欠工资:number:amount',
]);
const ROWS = [
  ['A1', '梁一', '5000', '5000', '0'],
  ['A2', '梁二', '6000', '2000', '4000'],
  ['A3', '梁三', '7000', '0', '7000'],
  ['A4', '梁四', '7000', '7000', null],
];
const VALUES = [
  { of: { table: 't1', column: 'c2' }, values: ['梁一', '梁二', '梁三', '梁四'] },
  { of: { table: 't1', column: 'c5' }, values: ['0', '7000'] },
];
const read = (question: string, language: 'zh-CN' | 'en' = 'zh-CN') =>
  readQuestion({ question, tables: [ARREARS], values: VALUES, today: '2025-03-01', language });

async function answer(question: string): Promise<(string | null)[][]> {
  const { query } = read(question);
  if (!query) throw new Error(`not understood: ${question}`);
  return (await openTables([{ ...ARREARS, rows: ROWS }])).ask(compileQuery(query, [ARREARS], 'zh-CN').sql);
}

test.each(['拖欠工资的有多少人', '拖欠工资的人数', '拖欠工资的有几个人', '有多少人拖欠工资'])(
  'those of whom something is owed are counted, and not everybody: %s',
  async (question) => {
    const { pieces } = read(question);
    expect(await answer(question)).toEqual([['2']]);
    expect(pieces.some(({ kind }) => kind === 'filter')).toBe(true);
  },
);

test.each(['拖欠工资的有多少人', '拖欠工资的人数'])('both ways of asking are understood: %s', (question) => {
  expect(read(question).query).not.toBeNull();
});

test('of whom another amount is asked is not guessed', () => {
  expect(read('拖欠工资的人数和应发工资').query).toBeNull();
  expect(read('人数和应发工资').query?.filters).toEqual([]);
});

test('what is asked the other way round is not guessed', () => {
  expect(read('多少人被拖欠工资').query).toBeNull();
});

const CASH = tableFor('t2', '出纳账', [
  '日期:date:date',
  '门店:text:category',
  '事由:text:remark',
  '贷方金额:number:amount',
  '借方金额:number:amount',
]);
const CASH_ROWS = [
  ['2024-01-02', '东店', '货款', '100', null],
  ['2024-01-05', '东店', '房租', null, '30'],
  ['2024-02-01', '西店', '房租', '0', '50'],
  ['2024-02-09', '西店', '货款', '70', '0'],
  ['2024-02-11', '西店', '货款', '5', '0'],
];
const readCash = (question: string) =>
  readQuestion({ question, tables: [CASH], values: [], today: '2025-03-01', language: 'zh-CN' });

async function answerCash(question: string): Promise<(string | null)[][]> {
  const { query } = readCash(question);
  if (!query) throw new Error(`not understood: ${question}`);
  const found = await (await openTables([{ ...CASH, rows: CASH_ROWS }])).ask(
    compileQuery(query, [CASH], 'zh-CN').sql,
  );
  return found.toSorted((one, other) => String(one[0]).localeCompare(String(other[0]), 'zh-CN'));
}

const OUT = [
  ['东店', '2', '30'],
  ['西店', '3', '50'],
];
test.each([
  ['各门店的笔数和借方金额', OUT],
  ['各门店的笔数、借方金额', OUT],
  ['各门店的笔数，借方金额', OUT],
  ['各门店的借方金额和笔数', OUT],
  ['各门店的笔数以及借方金额合计', OUT],
  [
    '各门店的借方金额笔数',
    [
      ['东店', '1'],
      ['西店', '1'],
    ],
  ],
])('an amount beside a count is a figure of its own, of all rows: %s', async (question, expected) => {
  const found = await answerCash(question);
  const sorted = found.map(([first, ...figures]) => [
    first,
    ...figures.map((figure) => String(Number(figure))),
  ]);
  expect(sorted).toEqual(expected);
});

test.each(['按月统计笔数和贷方金额', '各事由的贷方金额与笔数', '各部门的人数，拖欠工资'])(
  'no row is left out for having none of the amount: %s',
  (question) => {
    const table = question.includes('人数')
      ? {
          ...ARREARS,
          columns: ARREARS.columns.map((one) => ({ ...one, label: one.label.replace('工号', '部门') })),
        }
      : CASH;
    const { query } = readQuestion({
      ...{ question, tables: [table], values: [], today: '2025-03-01', language: 'zh-CN' },
    });
    expect(query?.filters).toEqual([]);
    expect(query?.measures.map(({ aggregate }) => aggregate)).toEqual([
      question.includes('人数') ? 'count_distinct' : 'count',
      'sum',
    ]);
  },
);

test.each(['各门店贷方金额的笔数和借方金额', '借方金额最多的门店和笔数'])(
  'of which rows an amount is asked is not guessed: %s',
  (question) => {
    expect(readCash(question).query).toBeNull();
  },
);
