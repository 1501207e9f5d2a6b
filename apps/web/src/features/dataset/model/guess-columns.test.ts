import { expect, it } from 'vitest';
import { sampleDataset } from '../testing/sample-dataset.ts';
import { guessColumns } from './guess-columns.ts';

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
