import type { ColumnKind, ColumnMeaning, ResultColumn } from '@mingfa/contract/table-query';
import { expect, test } from 'vitest';
import { chooseCharts } from './choose-charts.ts';

const column = (kind: ColumnKind, meaning: ColumnMeaning, isFigure = false): ResultColumn => ({
  name: kind,
  label: kind,
  kind,
  meaning,
  isFigure,
});
const month = column('text', 'date');
const name = column('text', 'name');
const sum = column('number', 'amount', true);
const share = column('number', 'rate');
const rowsOf = (count: number, ...cells: ((index: number) => string)[]) =>
  Array.from({ length: count }, (_, index) => cells.map((cell) => cell(index)));
const kinds = (...asked: Parameters<typeof chooseCharts>) => chooseCharts(...asked).map(({ kind }) => kind);

test('figures by time are a line', () => {
  expect(
    kinds(
      [month, sum],
      rowsOf(12, (index) => `2024-${index}`, String),
    ),
  ).toEqual(['line', 'bar', 'area']);
});

test('few short names are columns, many or long ones bars, and a pie comes last and for few alone', () => {
  expect(
    kinds(
      [name, sum],
      rowsOf(
        3,
        (index) => `甲${index}`,
        (index) => `${index + 1}`,
      ),
    ),
  ).toEqual(['bar', 'bar_horizontal', 'pie']);
  expect(
    kinds(
      [name, sum],
      rowsOf(20, (index) => `甲${index}`, String),
    ),
  ).toEqual(['bar_horizontal', 'bar']);
  expect(
    kinds(
      [name, sum],
      rowsOf(
        3,
        (index) => `甲${index}`,
        (index) => `${index - 1}`,
      ),
    ),
  ).not.toContain('pie');
  expect(
    kinds(
      [name, sum],
      rowsOf(100, (index) => `甲${index}`, String),
    ),
  ).toEqual([]);
});

test('a share is not drawn on the axis of amounts', () => {
  expect(
    chooseCharts(
      [name, sum, share],
      rowsOf(
        3,
        (index) => `甲${index}`,
        () => '1',
        () => '0.3',
      ),
    )[0]?.y,
  ).toEqual([1]);
});

test('two groups are series over time, stacked or a heat map', () => {
  const rows = rowsOf(
    12,
    (index) => `2024-${index % 4}`,
    (index) => `部${index % 3}`,
    String,
  );
  expect(chooseCharts([month, column('text', 'category'), sum], rows)[0]).toEqual({
    kind: 'line',
    x: 0,
    y: [2],
    series: 1,
  });
  expect(kinds([column('text', 'category'), column('text', 'category'), sum], rows)).toEqual([
    'stacked',
    'heat_map',
  ]);
});

test('payments from one to another flow', () => {
  const rows = rowsOf(
    4,
    (index) => `甲${index}`,
    (index) => `乙${index}`,
    String,
  );
  expect(kinds([name, name, sum], rows)[0]).toBe('sankey');
});

test('rows as they stand have a chart where it says more than they do', () => {
  const amount = column('number', 'amount');
  expect(kinds([column('number', 'code'), amount], rowsOf(30, String, String))).toEqual(['histogram', 'box']);
  expect(
    kinds(
      [column('date', 'date'), amount],
      rowsOf(3, (index) => `2024-01-0${index}`, String),
    ),
  ).toEqual(['timeline']);
  expect(kinds([name, name], rowsOf(30, String, String))).toEqual([]);
});

test('one figure is no chart', () => {
  expect(kinds([sum], [['5']])).toEqual([]);
});
