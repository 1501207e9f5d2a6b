import type { ResultColumn } from '@mingfa/contract/table-query';
import { expect, test } from 'vitest';
import { COLUMNS_ON_SCREEN, wordsTable } from './print-table.ts';

const wide = (count: number) => {
  const columns = Array.from({ length: count }, (_, at): ResultColumn => {
    return { name: `c${at + 1}`, label: `第${at + 1}栏`, kind: 'text', meaning: 'plain', isFigure: false };
  });
  return { columns, rows: [columns.map(({ name }) => name)], totalRows: 1, chart: null };
};

test('on paper the columns that do not fit are named', () => {
  const { heads, remarks } = wordsTable(wide(14), 'zh-CN');
  expect(heads).toHaveLength(12);
  expect(remarks).toEqual(['另有 2 列没有印出：第13栏、第14栏']);
  expect(wordsTable(wide(13), 'en').remarks).toEqual(['Columns not printed (1): 第13栏']);
});

test('what is read on a screen has all of them', () => {
  const { heads, rows, remarks } = wordsTable(wide(13), 'zh-CN', COLUMNS_ON_SCREEN);
  expect([heads.length, rows[0]?.length, remarks]).toEqual([13, 13, []]);
});
