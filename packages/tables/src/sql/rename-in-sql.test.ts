import { expect, test } from 'vitest';
import { namesInSql, renameInSql } from './rename-in-sql.ts';

const SQL = `SELECT 供应商, SUM("金额") AS "金额" -- "金额" in words
FROM t1 WHERE "备注" <> '金额 "金额"' /* 金额 */ AND x = $$金额$$`;

test('names are found with and without quotes, texts and comments are none', () => {
  expect([...namesInSql(SQL)]).toEqual(
    expect.arrayContaining(['SELECT', '供应商', '金额', 't1', '备注', 'x']),
  );
  expect(namesInSql(SQL).has('in')).toBe(false);
});

test('names become others, and what is written as text stays', () => {
  const renamed = renameInSql(SQL, (name) => ({ 金额: '付"款', 供应商: '商户', t1: 't2' })[name] ?? null);
  expect(renamed).toBe(`SELECT "商户", SUM("付""款") AS "付""款" -- "金额" in words
FROM t2 WHERE "备注" <> '金额 "金额"' /* 金额 */ AND x = $$金额$$`);
});
