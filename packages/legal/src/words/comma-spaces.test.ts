import { expect, test } from 'vitest';
import { commaSpaces } from './comma-spaces.ts';

test.each([
  ['总价18000 定金交了6000 昨天店里说 没货 不卖', '总价18000，定金交了6000，昨天店里说，没货，不卖'],
  ['借了10万 条子上写月息2分', '借了10万，条子上写月息2分'],
  ['月薪 8000 元，干了 3 年', '月薪 8000 元，干了 3 年'],
  ['交了 6000 定金 店里 不退 钱', '交了 6000 定金，店里，不退，钱'],
  ['paid 500 yuan for it', 'paid 500 yuan for it'],
])('spaces typed for commas: %s', (typed, told) => {
  expect(commaSpaces(typed)).toBe(told);
  expect(told).toHaveLength(typed.length);
});
