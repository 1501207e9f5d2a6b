import { expect, test } from 'vitest';
import { sumOf } from './testing/sum-of.ts';

/** Worked out by hand. */
test.each([
  [
    'loan-interest',
    '2025年3月1日借给表弟20万，年利率12%，约定借一年，他2025年7月1日就提前还清了本金，利息该收多少',
    8_000,
  ],
  [
    'loan-interest',
    '2025年2月1日借给老乡10万，年利率10%，约定借两年，用了6个月他就提前还了，利息能要多少',
    5_000,
  ],
  [
    'loan-interest',
    '2024年5月1日借给他10万年利率10%，2025年5月1日他重新写了一张借条把利息写进本金，新条子最多该写多少',
    10_000,
  ],
  [
    'loan-interest',
    '2024年1月1日借给他20万，年利率8%，满一年没还，又打了张新借条，利息算进去，本金最多算多少',
    16_000,
  ],
  ['child-support', '两个孩子都归我，他月收入8000，抚养费多少', 4_000],
  ['child-support', '离婚两个孩子跟我，他每月工资20000，抚养费一共多少', 10_000],
  ['child-support', '离婚，孩子归我，他月收入8000，一个孩子抚养费多少', { min: 1_600, max: 2_400 }],
  ['estate-debts', '我爸去世欠别人30万，房子值20万给了弟弟，我一分没拿，债主找我，我要还多少', 0],
  ['estate-debts', '老人走了欠债12万，留下存款5万被大哥拿走，我放弃继承了，要还多少', 0],
  ['debt-balance', '我给朋友担过保，银行从我工资卡里扣划了8万，能找他要多少', 80_000],
  ['debt-balance', '弟弟借钱不还，我替他还了5万，现在能向他追偿多少', 50_000],
  [
    'injury-costs',
    '被车撞了住院20天，医药费1万，老婆请假照顾我被扣工资4000，保险公司只肯按一天80赔护理费，误工护理能要多少',
    14_000,
  ],
  [
    'delayed-performance-interest',
    '判决2026年1月1日生效，判他10日内付我10万，2026年4月21日才付，迟延履行的加倍利息多少',
    1_750,
  ],
])('a sum ends where the story ends it: %s, %s', (calculator, story, sum) => {
  expect(sumOf(calculator, story)).toEqual(sum);
});

test.each([
  [
    'the day of early repayment untold',
    'loan-interest',
    '借给他10万年利率12%，约定借三年，他提前还清了，利息能要多少',
  ],
  [
    'the day of the new note untold',
    'loan-interest',
    '2022年3月1日借给他10万年利率10%，后来他重新打了张条子，现在多少钱',
  ],
  ['only the claim of the lender', 'full-sum', '中介说房子没问题，其实瞒着查封，只肯退中介费3000，能退多少'],
  ['heirs who share', 'estate-debts', '爸走了欠人16万，存款10万哥哥拿了，房子6万我得了，我要还多少'],
  ['several debts paid for another', 'debt-balance', '我替他还了5万，又从我卡里扣了3万，都是追偿，能要多少'],
  [
    'two people hurt',
    'injury-costs',
    '一辆车撞了两个人，我医药费5万误工费1万，另一个伤者花了10万，我能赔多少',
  ],
  [
    'two people hurt in one car',
    'personal-injury',
    '车祸我和老婆都被撞伤，我十级伤残，人均可支配收入5万，能赔多少',
  ],
])('no sum is told with %s: %s', (_, calculator, story) => {
  expect(sumOf(calculator, story)).toBeNull();
});
