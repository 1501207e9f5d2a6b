import { expect, test } from 'vitest';
import { partsIn } from './cited-text.ts';
import { compareFigures } from './compare-figures.ts';

// An article of our own making.
const PARTS = partsIn(
  '因飞行损坏的风筝发生的下列费用，按照规定由俱乐部支付：\n（一）修理期间的津贴；\n（二）五级、六级风损会员按月领取的风损津贴；\n（三）七级风损会员一次领取的补助。',
);
const differenceOf = (claim: string) => compareFigures(claim, PARTS, () => true).difference;

test('one of two figures that the law lists beside each other is right', () => {
  expect(differenceOf('五级风损会员按月领取的风损津贴，由俱乐部支付')).toBeNull();
  expect(differenceOf('六级风损会员按月领取的风损津贴，由俱乐部支付')).toBeNull();
});

test('the figure of another case is wrong', () => {
  expect(differenceOf('七级风损会员按月领取的风损津贴，由俱乐部支付')).not.toBeNull();
});
