import { expect, it } from 'vitest';
import { usualColumns } from './usual-columns.ts';

it('offers of the usual columns those that the library has, and no kind without any', () => {
  expect(usualColumns([])).toEqual([]);
  expect(usualColumns([{ key: 'rent' }, { key: 'deposit' }])).toEqual([
    { kind: 'lease', keys: ['rent', 'deposit'] },
  ]);
});
