import { expect, test } from 'vitest';
import { columnFor } from '../testing/duckdb.ts';
import { findOddities } from './find-oddities.ts';

const once = (...values: string[]) => values.map((value) => ({ value, rows: 1 }));
const found = (...asked: Parameters<typeof findOddities>) =>
  Object.fromEntries(findOddities(...asked).map(({ kind, examples }) => [kind, examples]));
const TODAY = '2025-03-01';

test('days that do not exist stand apart from cells that are no days, and days to come are told', () => {
  expect(
    found(
      columnFor('c1', '日期', 'date', 'date'),
      once('2024-01-01', '2030-01-01'),
      once('2024-02-30', '月底'),
      TODAY,
    ),
  ).toEqual({
    unreadable: ['月底'],
    impossible_dates: ['2024-02-30'],
    future_dates: ['2030-01-01'],
  });
});

test('amounts far from the others and below nothing are told', () => {
  const usual = Array.from({ length: 20 }, (_, index) => String(100 + index));
  expect(
    found(columnFor('c1', '金额', 'number', 'amount'), once(...usual, '-50', '99999'), [], TODAY),
  ).toEqual({
    negative_amounts: ['-50'],
    outliers: ['-50', '99999'],
  });
  expect(found(columnFor('c1', '金额', 'number', 'amount'), once('1', '99999'), [], TODAY)).toEqual({});
});

test('numbers of identity cards with a wrong check digit, repeated codes and names written two ways are told', () => {
  expect(
    found(
      columnFor('c1', '证件', 'text', 'identity'),
      once('11010519491231002X', '110105194912310021'),
      [],
      TODAY,
    ),
  ).toEqual({
    bad_identity_numbers: ['110105194912310021'],
  });
  expect(
    findOddities(columnFor('c1', '编号', 'text', 'code'), [{ value: 'A1', rows: 3 }], [], TODAY),
  ).toEqual([{ kind: 'duplicates', rows: 3, examples: ['A1'] }]);
  expect(
    found(
      columnFor('c1', '供应商', 'text', 'name'),
      once('甲（北京）公司', '甲(北京) 公司', '乙公司'),
      [],
      TODAY,
    ),
  ).toEqual({
    near_duplicates: ['甲（北京）公司', '甲(北京) 公司'],
  });
});
