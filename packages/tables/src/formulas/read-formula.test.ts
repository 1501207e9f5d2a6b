import { beforeAll, expect, test } from 'vitest';
import { openTables, tableFor } from '../testing/duckdb.ts';
import { readFormula } from './read-formula.ts';

const table = tableFor('t1', '采购', [
  '单价:number',
  '数量:number',
  '起:date',
  '止:date',
  '品名',
  '折扣"1:number',
]);
const rows = [
  ['12.5', '4', '2024-01-01', '2024-03-01', '钢材', '0.1'],
  ['3', '0', '2024-01-31', '2024-02-01', null, null],
];

let database: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  database = await openTables([{ ...table, rows }]);
});

test.each([
  ['[单价] * [数量]', ['50', '0']],
  ['[单价] × （[数量] + 1）', ['62.5', '3']],
  ['[单价] / [数量]', ['3.125', null]],
  ['-[单价] + 2 * 3 - 1', ['-7.5', '2']],
  ['10%*[单价]', ['1.25', '0.3']],
  ['天数([起], [止])', ['60', '1']],
  ['如果([数量] > 0, [单价], 0)', ['12.5', '0']],
  ['空则([折扣"1], 1) * 100', ['10', '100']],
  ['四舍五入([单价] / 3, 2)', ['4.17', '1']],
  ['[品名] = "钢材"', ['true', null]],
  ['max([单价], 5)', ['12.5', '5']],
] as [string, (string | null)[]][])('%s is counted row by row', async (formula, expected) => {
  const { sql } = readFormula(formula, table);
  expect((await database.ask(`SELECT ${sql} FROM t1 ORDER BY "_row"`)).map(([value]) => value)).toEqual(
    expected,
  );
});

test('it says which columns it reads and what it gives', () => {
  expect(readFormula('[单价] * [数量]', table)).toMatchObject({ columns: ['c1', 'c2'], kind: 'number' });
  expect(readFormula('[起] < [止]', table).kind).toBe('yes_no');
});

test.each([
  ['[没有]', 'unknown_column', 0],
  ['[单价] * ', 'unfinished', 7],
  ['[单价] [数量]', 'unexpected', 4],
  ['system("x")', 'unknown_function', 0],
  ['[品名] + 1', 'wrong_kind', 8],
  ['[单价]; DROP TABLE t1', 'unexpected', 4],
  ["'x'", 'unexpected', 0],
  ['(SELECT 1)', 'unknown_function', 1],
  [`${'('.repeat(60)}1`, 'too_deep', 41],
])('%s is refused', (formula, code, at) => {
  expect(() => readFormula(formula, table)).toThrow(expect.objectContaining({ code, at }));
});
