import type { ColumnKind } from '@mingfa/contract/table-query';

/** A function that formulas may call: what it takes, what it gives, and its SQL. */
export interface FormulaFunction {
  /** Kinds of its arguments; `any` is the kind of its second argument. */
  takes: readonly (ColumnKind | 'any')[];
  gives: ColumnKind | 'any';
  sql(...args: string[]): string;
}

const days: FormulaFunction = {
  takes: ['date', 'date'],
  gives: 'number',
  sql: (from = '', to = '') => `date_diff('day', ${from}, ${to})`,
};
const round: FormulaFunction = {
  takes: ['number', 'number'],
  gives: 'number',
  sql: (value = '', places = '') => `ROUND(${value}, CAST(${places} AS INTEGER))`,
};
const when: FormulaFunction = {
  takes: ['yes_no', 'any', 'any'],
  gives: 'any',
  sql: (test = '', yes = '', no = '') => `CASE WHEN ${test} THEN ${yes} ELSE ${no} END`,
};
const absolute: FormulaFunction = {
  takes: ['number'],
  gives: 'number',
  sql: (value = '') => `ABS(${value})`,
};
const instead: FormulaFunction = {
  takes: ['number', 'number'],
  gives: 'number',
  sql: (value = '', other = '') => `COALESCE(${value}, ${other})`,
};
const year: FormulaFunction = { takes: ['date'], gives: 'number', sql: (day = '') => `year(${day})` };
const month: FormulaFunction = { takes: ['date'], gives: 'number', sql: (day = '') => `month(${day})` };
const smaller: FormulaFunction = {
  takes: ['number', 'number'],
  gives: 'number',
  sql: (one = '', other = '') => `LEAST(${one}, ${other})`,
};
const larger: FormulaFunction = {
  takes: ['number', 'number'],
  gives: 'number',
  sql: (one = '', other = '') => `GREATEST(${one}, ${other})`,
};

/** Functions of formulas by their names, in both languages. */
export const FORMULA_FUNCTIONS: ReadonlyMap<string, FormulaFunction> = new Map([
  ['天数', days],
  ['days', days],
  ['四舍五入', round],
  ['round', round],
  ['如果', when],
  ['if', when],
  ['绝对值', absolute],
  ['abs', absolute],
  ['空则', instead],
  ['ifempty', instead],
  ['年', year],
  ['year', year],
  ['月', month],
  ['month', month],
  ['较小', smaller],
  ['min', smaller],
  ['较大', larger],
  ['max', larger],
]);
