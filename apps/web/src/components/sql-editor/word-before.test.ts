import { expect, it } from 'vitest';
import { wordBefore } from './word-before.ts';

it('finds the name that is being written, in quotes and without', () => {
  expect(wordBefore('SELECT 供应')).toEqual({ from: 7, isQuoted: false, table: null });
  expect(wordBefore('SELECT "供应')).toEqual({ from: 7, isQuoted: true, table: null });
  expect(wordBefore('SELECT "供应商", SU')).toEqual({ from: 14, isQuoted: false, table: null });
});

it('knows the table that stands before a dot', () => {
  expect(wordBefore('SELECT 付款.')?.table).toBe('付款');
  expect(wordBefore('SELECT "付 款"."金')).toEqual({ from: 13, isQuoted: true, table: '付 款' });
});

it('proposes nothing within a text or a comment', () => {
  expect(wordBefore("WHERE 状态 = '已")).toBeNull();
  expect(wordBefore('SELECT 1 -- 供')).toBeNull();
  expect(wordBefore('SELECT 1 -- 供\nFROM ')).not.toBeNull();
});
