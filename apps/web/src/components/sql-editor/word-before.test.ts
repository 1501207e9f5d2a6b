import { expect, it } from 'vitest';
import { wordBefore } from './word-before.ts';

it('finds the name that is being written, in quotes and without', () => {
  expect(wordBefore('SELECT 供应')).toEqual({
    ...{ from: 7, isQuoted: false, table: null, wanted: 'column' },
  });
  expect(wordBefore('SELECT "供应')).toMatchObject({ from: 7, isQuoted: true, table: null });
  expect(wordBefore('SELECT "供应商", SU')).toMatchObject({ from: 14, isQuoted: false, table: null });
});

it('knows the table that stands before a dot', () => {
  expect(wordBefore('SELECT 付款.')?.table).toBe('付款');
  expect(wordBefore('SELECT "付 款"."金')).toMatchObject({ from: 13, isQuoted: true, table: '付 款' });
});

it('proposes nothing within a text or a comment', () => {
  expect(wordBefore("WHERE 状态 = '已")).toBeNull();
  expect(wordBefore('SELECT 1 -- 供')).toBeNull();
  expect(wordBefore('SELECT 1 -- 供\nFROM ')).not.toBeNull();
});

it('knows what has to stand behind FROM, JOIN, SELECT and a comma, and nothing behind a number', () => {
  const wanted = (before: string) => wordBefore(before)?.wanted;
  expect(['SELECT 1 FROM ', 'FROM a LEFT JOIN ', 'from 付', 'FROM "付'].map(wanted)).toEqual(
    Array(4).fill('table'),
  );
  expect(
    ['SELECT ', 'SELECT a, ', 'GROUP BY ', 'sum(', 'WHERE a = 1 AND ', 'SELECT t1.'].map(wanted),
  ).toEqual(Array(6).fill('column'));
  expect(['SELECT 1', 'SELECT a FROM b ', 'WHERE a > '].map(wanted)).toEqual(['column', null, null]);
});
