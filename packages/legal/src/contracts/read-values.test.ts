import { expect, test } from 'vitest';
import { parseCapitalAmount } from '../figures/capital-amount.ts';
import { findDurations, isoDuration } from '../figures/find-durations.ts';
import { findPercentages } from '../figures/find-percentages.ts';
import { readDocumentDates } from './read-document-dates.ts';
import { pairedAmounts, readMoney } from './read-money.ts';

test.each([
  ['伍拾万元整', 500_000],
  ['壹仟贰佰元伍角陆分', 1200.56],
  ['壹拾肆万陆仟肆佰元整', 146_400],
  ['叁亿零伍拾万元', 300_500_000],
])('%s is %d', (words, value) => {
  expect(parseCapitalAmount(words)).toBe(value);
});

test.each([
  ['总价为人民币 50 万元', [[500_000, 'CNY']]],
  ['￥１２０，０００．００元', [[120_000, 'CNY']]],
  ['三千元', [[3000, 'CNY']]],
  ['US$ 2.5 million', [[2_500_000, 'USD']]],
  ['壹式贰份，共30页', []],
])('amounts of %s', (text, amounts) => {
  expect(readMoney(text).map(({ value, currency }) => [value, currency])).toEqual(amounts);
});

test('an amount in words is paired with the figures beside it, in either order', () => {
  expect(pairedAmounts('人民币伍万元（￥50000元）').length).toBe(1);
  expect(pairedAmounts('合计50000元（大写：伍万元整）').length).toBe(1);
  expect(pairedAmounts('总价1,000元；另付玖佰元').length).toBe(0);
});

test.each([
  ['二〇二四年三月五日', '2024-03-05'],
  ['2023-04-11', '2023-04-11'],
  ['the 5th day of March 2021', '2021-03-05'],
  ['2025年2月30日', null],
])('%s is %s', (text, iso) => {
  expect(readDocumentDates(text)[0]?.iso).toBe(iso);
});

test.each([
  ['自签订之日起30日内', ['P30D']],
  ['五个工作日', ['P5BD']],
  ['两年半', ['P2.5Y']],
  ['within thirty (30) days', ['P30D']],
  ['2024 年 3 月 5 日', []],
])('lengths of time in %s', (text, periods) => {
  expect(findDurations(text).map(isoDuration)).toEqual(periods);
});

test('rates are in percent', () => {
  expect(findPercentages('3‰、万分之五、百分之零点五、20%').map(({ percent }) => percent)).toEqual([
    0.3, 0.05, 0.5, 20,
  ]);
});
