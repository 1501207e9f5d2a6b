import type { ResultColumn } from '@mingfa/contract/table-query';
import { expect, test } from 'vitest';
import type { BuiltTable } from '../../../ports/table-engine.ts';
import { columnsAsTheyStand, namesNumberOfPerson } from './derived-columns.ts';

const column = (name: string, label: string, meaning: 'plain' | 'account') => ({
  ...{ name, label, meaning, kind: 'text', currency: null, isSkipped: false },
  ...{ empty: 0, unreadable: 0, formula: null },
});
const TABLES = [
  {
    ...{ name: 't1', label: '流水', rows: 1, rowsLeftOut: 0 },
    columns: [column('c1', '供应商', 'plain'), column('c2', '对方账号', 'account')],
  },
] as unknown as BuiltTable[];
const answer = (...labels: string[]): ResultColumn[] =>
  labels.map((label) => ({ name: label, label, kind: 'text', meaning: 'plain', isFigure: false }));

test.each([
  'SELECT left("对方账号", 10) FROM t1',
  'SELECT 供应商 AS x FROM (SELECT * FROM t1) a(x, y)',
  "SELECT right(COLUMNS('.*号'), 9) FROM t1",
  'SELECT to_json(t1) FROM t1',
  'SELECT t1 FROM t1',
])('SQL that makes texts of numbers of persons is known: %s', (sql) => {
  expect(namesNumberOfPerson(sql, TABLES)).toBe(true);
});

test.each(['SELECT 供应商, count(*) FROM t1 GROUP BY 1', 'SELECT * FROM t1 ORDER BY 1'])(
  'SQL that leaves them as they are is not taken for it: %s',
  (sql) => {
    expect(namesNumberOfPerson(sql, TABLES)).toBe(false);
  },
);

test('only what a plain list takes under its own name stands as it is', () => {
  const plain = (sql: string, ...labels: string[]) =>
    columnsAsTheyStand(answer(...labels), sql, TABLES).map(({ label }) => label);
  expect(plain('SELECT "供应商", left(对方账号, 4) AS x FROM t1', '供应商', 'x')).toEqual(['供应商']);
  expect(plain('SELECT left(对方账号, 4) AS 供应商 FROM t1', '供应商')).toEqual([]);
  expect(plain('SELECT concat(对方账号, 供应商, 1) AS 供应商 FROM t1', '供应商')).toEqual([]);
  expect(plain('SELECT 供应商 FROM t1 a(x, 供应商)', '供应商')).toEqual([]);
  expect(plain('SELECT 供应商 FROM t1 UNION SELECT 对方账号 FROM t1', '供应商')).toEqual([]);
});
