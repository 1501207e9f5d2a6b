import type { TableCellValue } from '@mingfa/contract/table-query';
import { expect, test } from 'vitest';
import { compileQuery } from '../sql/compile-query.ts';
import { openTables, tableFor } from '../testing/duckdb.ts';
import type { ColumnValues } from './find-values.ts';
import { readQuestion } from './read-question.ts';

/** A table with its cells known as a server knows them. */
function asked(label: string, columns: readonly string[], rows: readonly (readonly TableCellValue[])[]) {
  const table = tableFor('t1', label, columns);
  const values = table.columns.map(({ name, kind }, at): ColumnValues => {
    const said = rows.flatMap((row) => (row[at] === null ? [] : String(row[at])));
    const sorted = kind === 'number' ? said.map(Number).sort((a, b) => a - b) : said.toSorted();
    return {
      of: { table: 't1', column: name },
      values: kind === 'text' ? [...new Set(said)] : [sorted[0], sorted.at(-1)].map(String),
      isUnique: kind === 'text' && new Set(said).size === said.length,
      hasEmpty: said.length < rows.length,
    };
  });
  return async (question: string) => {
    const language = /^[a-z]/i.test(question) ? 'en' : 'zh-CN';
    const read = readQuestion({ question, tables: [table], values, today: '2025-06-15', language });
    if (read.query === null) return null;
    const engine = await openTables([{ ...table, rows }]);
    return {
      chips: read.pieces.map((piece) => piece.label),
      rows: await engine.ask(compileQuery(read.query, [table], language).sql),
    };
  };
}

const FLOWS = asked(
  '银行流水',
  ['交易时间:time:date', '对方户名:text:name', '收入:number:amount', '支出:number:amount'],
  [
    ['2025-01-04T09:30:00', '宏远商贸', '50000', null],
    ['2025-01-05T22:10:00', '林芳', null, '3000'],
    ['2025-02-10T10:00:00', '宏远商贸', null, '3000'],
    ['2025-05-20T11:00:00', null, null, '9000'],
    ['2025-05-21T11:00:00', '税务局', null, '100'],
  ],
);
const WAGES = asked(
  '工资表',
  [
    '姓名:text:name',
    '性别:text:category',
    '月份:date:date',
    '应发工资:number:amount',
    '欠发工资:number:amount',
    '劳动合同:text:category',
  ],
  [
    ['陈静', '女', '2025-01-01', '6000', '0', '已签'],
    ['陈静', '女', '2025-02-01', '6000', '2000', '已签'],
    ['刘波', '男', '2025-01-01', '5000', '2500', null],
  ],
);
const STAFF = asked(
  'Staff',
  [
    'Name:text:name',
    'Gender:text:category',
    'Department:text:category',
    'Hire Date:date:date',
    'Salary:number:amount',
  ],
  [
    ['Ann', 'F', 'Legal', '2022-01-10', '5000'],
    ['Bob', 'M', 'Legal', '2023-06-01', '4500'],
    ['Cara', 'F', 'Sales', '2024-09-15', '3800'],
  ],
);
const LEDGER = asked(
  '合同台账',
  ['合同编号:text:code', '到期日期:date:date', '合同金额:number:amount', '已付金额:number:amount'],
  [
    ['A-01', '2025-06-30', '100', '100'],
    ['A-02', '2025-09-01', '300', '50'],
    ['A-03', '2025-07-15', '300', null],
  ],
);

const PAID = asked(
  '合同台账',
  ['合同编号:text:code', '到期日期:date:date', '合同金额:number:amount', '已付金额:number:amount'],
  [
    ['A-01', '2025-06-30', '100', '100'],
    ['A-02', '2025-09-01', '300', '50'],
  ],
);

test('rows that name nobody are not the first group, and a chip says so', async () => {
  const answer = await FLOWS('支出最多的前两个对手方');
  expect(answer?.chips).toContain('对方户名 不为空');
  // Both paid 3,000: neither is left out, and 税务局 with 100 is.
  expect(answer?.rows).toEqual([
    ['宏远商贸', '3000'],
    ['林芳', '3000'],
  ]);
});

test('all that are equal to the last are shown', async () => {
  expect((await FLOWS('支出最多的对手方'))?.rows).toHaveLength(2);
  expect((await LEDGER('合同金额最大的一份合同'))?.rows.map(([code]) => code)).toEqual(['A-02', 'A-03']);
});

test.each([
  ['周末的收入合计', [['50000']]],
  ['周末的支出合计', [['3000']]],
])('Saturdays and Sundays: %s', async (question, rows) => {
  expect((await FLOWS(question))?.rows).toEqual(rows);
});

test.each([
  ['没签合同的人', [['刘波']]],
  ['没签劳动合同的有多少人', [['1']]],
  ['女员工的应发工资合计', [['12000']]],
  ['欠薪总共多少', [['4500']]],
])('wages: %s', async (question, rows) => {
  expect((await WAGES(question))?.rows).toEqual(rows);
});

test.each([
  ['how many women work here', [['2']]],
  ['average salary of women', [['4400']]],
  [
    'how many people are there in each department',
    [
      ['Legal', '2'],
      ['Sales', '1'],
    ],
  ],
  ['people hired after 2023', [['3', 'Cara', 'F', 'Sales', '2024-09-15', '3800']]],
  ['who earns more than 4600', [['Ann']]],
])('in English: %s', async (question, rows) => {
  expect((await STAFF(question))?.rows).toEqual(rows);
});

test.each([
  ['合同金额超过200的有哪些', ['A-02', 'A-03']],
  ['一个月内到期的合同', ['A-01', 'A-03']],
])('contracts: %s', async (question, codes) => {
  expect((await LEDGER(question))?.rows.map(([, code]) => code)).toEqual(codes);
});

test('what has several readings has none: working days are not Mondays to Fridays, and what is unsettled is no sum', async () => {
  expect(await FLOWS('工作日的收入合计')).toBeNull();
  expect(await PAID('没付清的合同一共多少钱')).toBeNull();
  // An empty cell of payments may be nothing paid, or nobody knows.
  expect(await LEDGER('还没付清的合同')).toBeNull();
  expect((await PAID('还没付清的合同'))?.rows.map(([, code]) => code)).toEqual(['A-02']);
});
