import { expect, it } from 'vitest';
import { sampleDataset } from '../testing/sample-dataset.ts';
import { guessColumns, guessRecipe } from './guess-columns.ts';

const role = (name: string, label: string, kind: 'text' | 'number' | 'date', required = true) => ({
  name,
  label,
  kind,
  required,
});
const [table] = sampleDataset().tableList;
if (!table) throw new Error('The sample has a table');

it('takes a column that is called alike before one that is only of the same kind', () => {
  const guessed = guessColumns(
    { roles: [role('other', '合同', 'text'), role('who', '供应商', 'text')] },
    table,
  );
  expect(guessed).toEqual({ who: 'c1' });
});

it('takes the only column of a kind where one is required, and guesses nothing that is not', () => {
  expect(guessColumns({ roles: [role('lent', '出借', 'number')] }, table)).toEqual({ lent: 'c2' });
  expect(guessColumns({ roles: [role('lent', '出借', 'number', false)] }, table)).toEqual({});
  expect(guessColumns({ roles: [role('day', '日期', 'date')] }, table)).toEqual({});
});

it('takes either name of what has two', () => {
  expect(guessColumns({ roles: [role('paid', '支出（付款）', 'number', false)] }, table)).toEqual({
    paid: 'c2',
  });
});

it('begins with the calculation that a table looks made for, and with the first where it looks like none', () => {
  const loans = { name: 'loans', roles: [role('day', '日期', 'date'), role('lent', '出借', 'number')] };
  const payments = {
    name: 'payments',
    roles: [role('who', '供应商', 'text'), role('sum', '付款', 'number')],
  };
  expect(guessRecipe([loans, payments], table)?.name).toBe('payments');
  expect(guessRecipe([loans], table)?.name).toBe('loans');
});
