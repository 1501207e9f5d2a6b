import { expect, test } from 'vitest';
import { tableFor } from '../testing/duckdb.ts';
import { proposeJoins } from './propose-joins.ts';

const tables = [
  tableFor('t1', '付款', ['合同号:text:code', '备注:text:remark']),
  tableFor('t2', '合同', ['编号:text:code', '客户:text:name']),
];
const key = (table: string, column: string, values: string[], isUnique: boolean) => ({
  of: { table, column },
  values,
  isUnique,
});

test('a column whose values another table has, each once, joins them', () => {
  const payments = key('t1', 'c1', ['HT-1', 'HT-2', 'HT-9'], false);
  const contracts = key('t2', 'c1', ['HT-1', 'HT-2', 'HT-3'], true);
  expect(proposeJoins(tables, [payments, contracts])).toEqual([
    { join: { left: payments.of, right: contracts.of, kind: 'left' }, share: 2 / 3 },
  ]);
});

test('a second column that says the same twice would count rows twice, and remarks join nothing', () => {
  const same = ['HT-1'];
  expect(proposeJoins(tables, [key('t1', 'c1', same, false), key('t2', 'c1', same, false)])).toEqual([]);
  expect(proposeJoins(tables, [key('t1', 'c2', same, false), key('t2', 'c1', same, true)])).toEqual([]);
});
