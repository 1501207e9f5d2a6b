import { expect, test } from 'vitest';
import { hasFigure } from './has-figure.ts';

test.each([
  ['一共可以要 8.1万元。', '81,000元'],
  ['150,000元', '15万元'],
  ['about RMB 81,000 in all', '81,000元'],
  ['you are owed 81,000 yuan', '81,000元'],
  ['合计**48,000元**', '48,000元'],
  ['四万八千元', '48,000元'],
  ['诉讼时效期间为三年', '3年'],
  ['within three years', '3年'],
  ['不得超过二个月', '2个月'],
  ['半年内', '6个月'],
  ['最长一年', '12个月'],
  ['提前三十日通知', '30日'],
  ['提前30天', '30日'],
  ['a 30-day notice', '30日'],
  ['不超过七十二小时', '72小时'],
  ['二十个工作日', '20个工作日'],
  ['自送达之日起十五日内', '15日'],
  ['处六至十二个月', '6个月'],
  ['三至五年', '5年'],
  ['按百分之二十扣', '20%'],
  ['价款三倍', '3倍'],
])('%s says %s', (text, figure) => expect(hasFigure(text, figure)).toBe(true));

test.each([
  ['诉讼时效期间为二年', '3年'],
  ['2023年3月1日', '3年'],
  ['一个月', '30日'],
  ['三十日', '20个工作日'],
  ['二十日', '20个工作日'],
  ['480,000元', '48,000元'],
  ['48,000美元', '48,000元'],
  ['《民法典》第三条', '3年'],
  ['', '3年'],
])('%s does not say %s', (text, figure) => expect(hasFigure(text, figure)).toBe(false));

test('what is no figure is looked for by its letters', () => {
  expect(hasFigure('三分之二以上表决权', '三分之二')).toBe(true);
  expect(hasFigure('全部退还', '全部退还')).toBe(true);
  expect(hasFigure('退一部分', '全部退还')).toBe(false);
});
