import { expect, test } from 'vitest';
import { compileQuery } from '../sql/compile-query.ts';
import { openTables, tableFor } from '../testing/duckdb.ts';
import { readQuestion } from './read-question.ts';

const COLUMNS = [
  '交易日期:date:date',
  '交易金额:number:amount',
  '余额:number:amount',
  '对方户名:text:name',
  '摘要:text:remark',
];
const ROWS = [
  ['2024-01-03', '-1200.50', '8799.50', '兰亭物业', '物业费'],
  ['2024-01-09', '6000', '14799.50', '周小北', '往来款'],
  ['2024-02-01', '-15000', '-200.50', '周小北', '往来款'],
  ['2024-02-20', '300', '99.50', '兰亭物业', '退费'],
];
const asked = (label = '账户流水', columns = COLUMNS) => ({
  table: tableFor('t1', label, columns),
  values: [
    { of: { table: 't1', column: 'c1' }, values: ['2024-01-03', '2024-02-20'] },
    { of: { table: 't1', column: 'c2' }, values: ['-15000', '6000'] },
    { of: { table: 't1', column: 'c3' }, values: ['-200.50', '14799.50'] },
    { of: { table: 't1', column: 'c4' }, values: ['兰亭物业', '周小北'] },
    { of: { table: 't1', column: 'c5' }, values: ['物业费', '往来款', '退费'] },
  ],
});
const read = (question: string, { table, values } = asked()) =>
  readQuestion({ question, tables: [table], values, today: '2025-03-01', language: 'zh-CN' });

async function answer(question: string): Promise<(string | null)[][]> {
  const { table } = asked();
  const { query } = read(question);
  if (!query) throw new Error(`not understood: ${question}`);
  return (await openTables([{ ...table, rows: ROWS }])).ask(compileQuery(query, [table], 'zh-CN').sql);
}

test.each([
  ['支出合计', [['-16200.5']]],
  ['一共花了多少钱', [['-16200.5']]],
  ['收入合计', [['6300']]],
  ['支出有几笔', [['2']]],
  ['支出超过1万的有几笔', [['1']]],
  ['收入超过1000的有几笔', [['1']]],
  ['付给周小北多少钱', [['-15000']]],
  ['收支净额', [['-9900.5']]],
  ['平均每笔支出', [['-8100.25']]],
])('a statement with one signed column is asked by what went in and out: %s', async (question, expected) => {
  expect((await answer(question)).map((row) => row.map((cell) => String(Number(cell))))).toEqual(expected);
});

test('the largest that went out is the least of the column, in a row and in groups', async () => {
  expect((await answer('最大一笔支出'))[0]).toContain('周小北');
  expect((await answer('支出最多的对方'))[0]).toContain('周小北');
  expect((await answer('最大一笔收入'))[0]).toContain('周小北');
  expect((await answer('按对方统计支出')).map(([name]) => name)).toEqual(
    expect.arrayContaining(['兰亭物业', '周小北']),
  );
});

test('the chips say by which sign it was read', () => {
  expect(read('支出合计').pieces.map(({ label }) => label)).toEqual(['交易金额 小于 0', '交易金额 合计']);
});

test.each([
  ['每月收入和支出', asked()],
  ['支出环比', asked()],
  ['支出占比', asked()],
  ['支出合计', asked('信用卡账单')],
  [
    '支出合计',
    asked('订单', [
      '下单日期:date:date',
      '订单金额:number:amount',
      '运费率:number:rate',
      '客户:text:name',
      '备注:text:remark',
    ]),
  ],
])('what a sign cannot tell is not guessed: %s', (question, table) => {
  expect(read(question, table).query).toBeNull();
});

const REVERSED = tableFor('t1', '对公账户明细', [
  '交易日期:date:date',
  '支出金额:number:amount',
  '收入金额:number:amount',
  '对方户名:text:name',
]);
const REVERSED_ROWS = [
  ['2024-01-03', '52000', null, '兰亭物业'],
  ['2024-01-09', '-52000', null, '兰亭物业'],
  ['2024-02-01', '12000', null, '周小北'],
  ['2024-02-20', null, '300', '周小北'],
];
const REVERSED_VALUES = [
  { of: { table: 't1', column: 'c2' }, values: ['-52000', '52000'] },
  { of: { table: 't1', column: 'c3' }, values: ['300', '300'] },
  { of: { table: 't1', column: 'c4' }, values: ['兰亭物业', '周小北'] },
];

test.each([
  ['支出金额超过5万元的有几笔', '1', '（按原值比较，负数的行不在其中）'],
  ['支出超过5万元的交易有几笔', '1', '（按原值比较，负数的行不在其中）'],
  ['支出金额在1万到5万之间的有几笔', '1', '（按原值比较，负数的行不在其中）'],
  ['支出金额低于1万的有几笔', '1', '（按原值比较，负数的行也在其中）'],
])(
  'a reversal does not stop a comparison, and the chip says where it counts: %s',
  async (question, rows, remark) => {
    const { query, pieces } = read(question, { table: REVERSED, values: REVERSED_VALUES });
    if (!query) throw new Error(`not understood: ${question}`);
    const tables = await openTables([{ ...REVERSED, rows: REVERSED_ROWS }]);
    expect(await tables.ask(compileQuery(query, [REVERSED], 'zh-CN').sql)).toEqual([[rows]]);
    expect(pieces.find(({ kind }) => kind === 'filter')?.label).toContain(remark);
  },
);
