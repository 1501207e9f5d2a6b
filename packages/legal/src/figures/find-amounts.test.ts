import { describe, expect, test } from 'vitest';
import { findAmounts } from './find-amounts.ts';

const money = (text: string) =>
  findAmounts(text)
    .filter(({ currency }) => currency !== null)
    .map(({ value, currency }) => [value, currency]);

describe('amounts that name their currency', () => {
  test.each([
    ['总价为人民币 50 万元', [[500_000, 'CNY']]],
    ['￥１２０，０００．００元', [[120_000, 'CNY']]],
    ['人民币：50000元', [[50_000, 'CNY']]],
    ['借了，500元', [[500, 'CNY']]],
    ['3，000元', [[3000, 'CNY']]],
    ['三千元', [[3000, 'CNY']]],
    ['一亿二千万元', [[120_000_000, 'CNY']]],
    ['三点五万元', [[35_000, 'CNY']]],
    ['三万五块钱', [[35_000, 'CNY']]],
    ['12万8千元', [[128_000, 'CNY']]],
    ['5百元', [[500, 'CNY']]],
    ['2000多块', [[2000, 'CNY']]],
    ['70余万元', [[700_000, 'CNY']]],
    ['五百多万元', [[5_000_000, 'CNY']]],
    ['伍拾万元整', [[500_000, 'CNY']]],
    ['大写：壹仟贰佰元伍角陆分', [[1200.56, 'CNY']]],
    ['US$ 2.5 million', [[2_500_000, 'USD']]],
    [
      'HK$1,000 和 9万港币',
      [
        [1000, 'HKD'],
        [90_000, 'HKD'],
      ],
    ],
    ['5,000 US dollars', [[5000, 'USD']]],
    ['RMB 500,000', [[500_000, 'CNY']]],
    ['1.2 million yuan', [[1_200_000, 'CNY']]],
  ])('%s', (text, expected) => {
    expect(money(text)).toEqual(expected);
  });

  test.each(['壹式贰份，共30页', '2 多元化解决', '1 元旦放假', '两块地', '几千块'])('%s is none', (text) => {
    expect(money(text)).toEqual([]);
  });
});

test('numbers without a word of money are found too, with what they are counted in', () => {
  const bare = (text: string) =>
    findAmounts(text).map(({ value, currency, scale }) => [value, currency, scale]);
  expect(bare('月薪8k')).toEqual([[8000, null, 1000]]);
  expect(bare('3万5')).toEqual([[35_000, null, 10_000]]);
  expect(bare('借了三千五')).toEqual([[3500, null, 1]]);
  expect(bare('偷了1500')).toEqual([[1500, null, 1]]);
});

test('an amount stands where it is written, its sign and unit with it', () => {
  const text = '货款共计 人民币 50 万元 整';
  expect(findAmounts(text).map(({ raw, start, end }) => [raw, text.slice(start, end)])).toEqual([
    ['人民币 50 万元', '人民币 50 万元'],
  ]);
});
