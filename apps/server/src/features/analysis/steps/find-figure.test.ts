import type { FindingFigure } from '@mingfa/contract/analysis-step';
import type { ResultColumn } from '@mingfa/contract/table-query';
import { expect, test } from 'vitest';
import { fillFinding, findFigure, looseNumbers } from './find-figure.ts';

const column = (
  label: string,
  kind: ResultColumn['kind'],
  more: Partial<ResultColumn> = {},
): ResultColumn => ({
  ...{ name: label, label, kind, meaning: 'plain', isFigure: false },
  ...more,
});
const source = {
  columns: [
    column('供应商', 'text'),
    column('占比', 'number', { meaning: 'rate' }),
    column('金额 合计', 'number', { meaning: 'amount', isFigure: true }),
  ],
  rows: [
    ['甲公司', '0.25', '1234567.5'],
    ['乙公司', '0.75', null],
    ['乙公司', '0.5', '3'],
  ],
  dimensions: 1,
};
const figure = (more: Partial<FindingFigure>): FindingFigure => ({
  ...{ key: 'f1', of: 'q', rowKey: ['甲公司'], row: 0, column: 2, seen: null },
  ...more,
});
const find = (more: Partial<FindingFigure>) => findFigure(figure(more), source, 'zh-CN');

test('a figure is found by the key of its row, wherever the row stands, and is written as people write it', () => {
  expect(find({ row: 2 })).toMatchObject({ state: 'same', text: '1,234,567.50', value: '1234567.5' });
  expect(find({ column: 1 })).toMatchObject({ text: '25%', trace: null });
  expect(find({}).trace).toEqual({ key: ['甲公司'], measure: 1 });
  expect(find({ seen: '1' }).state).toBe('changed');
});

test('where several rows have the key the place says which, and nothing is guessed', () => {
  expect(find({ rowKey: ['乙公司'], row: 2 })).toMatchObject({ value: '3' });
  expect(find({ rowKey: ['乙公司'], row: 0 })).toMatchObject({ state: 'missing', text: '—' });
  expect(find({ rowKey: ['丙公司'] }).state).toBe('missing');
  expect(find({ column: 9 }).state).toBe('missing');
  expect(findFigure(figure({}), undefined, 'zh-CN').state).toBe('missing');
});

test('words are filled with figures, and a place without a figure stays', () => {
  expect(fillFinding('共{f1}元，{f2}', [find({})])).toBe('共1,234,567.50元，{f2}');
});

test('numbers written by hand are told, years, days and articles are none', () => {
  const text = '2024年3月5日起，第577条，共{f1}元，另付１２，０００元和3.5%，编号A12，2024-05-01。';
  expect(looseNumbers({ stepId: 'f', kind: 'finding', title: '', text, figures: [] })).toEqual([
    '12,000',
    '3.5%',
  ]);
});
