import { expect, test } from 'vitest';
import { causeTree } from './cause-tree.ts';

test('children stand under their parents, the more frequent first', () => {
  const tree = causeTree([
    { value: '侵犯财产罪', count: 9, parent: null },
    { value: '抢劫罪', count: 6, parent: '侵犯财产罪' },
    { value: '合同、准合同纠纷', count: 5, parent: null },
    { value: '盗窃罪', count: 3, parent: '侵犯财产罪' },
  ]);
  expect(tree.map(({ value, count, depth }) => `${depth} ${value} ${count}`)).toEqual([
    '0 侵犯财产罪 9',
    '1 抢劫罪 6',
    '1 盗窃罪 3',
    '0 合同、准合同纠纷 5',
  ]);
});
