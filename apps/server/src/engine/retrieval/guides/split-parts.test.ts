import { expect, test } from 'vitest';
import { partsOf, splitClauses } from './split-parts.ts';

test('a story is split where a breath is taken; a short piece belongs to its neighbour', () => {
  expect(splitClauses('公司两个月没发工资，现在，我想走。还要补社保吗？')).toEqual([
    '公司两个月没发工资',
    '现在我想走',
    '还要补社保吗',
  ]);
  expect(splitClauses('欠薪')).toEqual(['欠薪']);
  expect(splitClauses('')).toEqual([]);
});

test('a part is up to three clauses that stand together', () => {
  expect(partsOf(2)).toEqual([
    { from: 0, to: 0 },
    { from: 0, to: 1 },
    { from: 1, to: 1 },
  ]);
  expect(partsOf(60)).toHaveLength(177);
});

test('however long a text is, no more than its beginning is split', () => {
  expect(splitClauses('欠我工资，'.repeat(5000)).length).toBeLessThanOrEqual(60);
});
