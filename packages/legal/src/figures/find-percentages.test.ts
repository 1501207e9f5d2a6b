import { expect, test } from 'vitest';
import { findPercentages } from './find-percentages.ts';

test.each([
  ['3‰、万分之五、百分之零点五、20%', [0.3, 0.05, 0.5, 20]],
  ['月息2％一10％', [2, 10]],
  ['百分之二十四', [24]],
  ['二十％', [20]],
  ['千分之五一天，百分之五十一', [0.5, 51]],
  ['一千分之一', [0.1]],
  ['五分之一', []],
])('%s', (text, percents) => {
  expect(findPercentages(text).map(({ percent }) => percent)).toEqual(percents);
});
