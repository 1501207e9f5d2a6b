import { expect, test } from 'vitest';
import { buildPassageIndex } from './passage-index.ts';

const index = buildPassageIndex(['押金 退还 租房', '工资 拖欠 工资', '租房 合同', '']);

test('the passage that shares the rarer terms comes first', () => {
  expect(index.find(['押金', '租房'], 5).map((hit) => hit.index)).toEqual([0, 2]);
  expect(index.find(['没有'], 5)).toEqual([]);
  expect(index.find([], 5)).toEqual([]);
});

test('coverage says how much of the question a passage holds', () => {
  expect(index.find(['押金', '退还'], 1)[0]?.coverage).toBeCloseTo(1);
  const partly = index.find(['工资', '没有'], 1)[0]?.coverage ?? 1;
  expect(partly).toBeGreaterThan(0.2);
  expect(partly).toBeLessThan(0.6);
});
