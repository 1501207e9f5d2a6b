import { describe, expect, test } from 'vitest';
import { findDurations, isoDuration, monthsOf } from './find-durations.ts';

describe('lengths of time', () => {
  test.each([
    ['自签订之日起30日内', ['P30D']],
    ['五个工作日', ['P5BD']],
    ['一个月22个工作日', ['P1M', 'P22BD']],
    ['15日期间届满', ['P15D']],
    ['一百零五日', ['P105D']],
    ['贰个月', ['P2M']],
    ['两年半', ['P2.5Y']],
    ['半年', ['P0.5Y']],
    ['两年零三个月', ['P27M']],
    ['有期徒刑三年六个月', ['P42M']],
    ['一年零二十日', ['P1Y', 'P20D']],
    ['十个月', ['P10M']],
    ['3个半月', ['P3.5M']],
    ['一个半月', ['P1.5M']],
    ['半个月', ['P0.5M']],
    ['一年利息', ['P1Y']],
    ['两周', ['P2W']],
    ['3个小时', ['PT3H']],
    ['within thirty (30) days', ['P30D']],
    ['twenty-four (24) months', ['P24M']],
    ['two years and 5 business days', ['P2Y', 'P5BD']],
  ])('%s', (text, expected) => {
    expect(findDurations(text).map(isoDuration)).toEqual(expected);
  });

  test.each([
    ...['2015年', '2024 年 3 月 5 日', '5月20日', '每月5日', '3月15日至30日', '11月6日和7日', '二〇一四年'],
    ...['三年级', '第三年', '上一年度', '二十世纪九十年代', '一年利率3.85%', '日均', '不满十四周岁', '百年'],
  ])('%s is no length of time', (text) => {
    expect(findDurations(text)).toEqual([]);
  });

  test('months of a length, with 30 days for one', () => {
    expect(findDurations('2年，8个月，45天').map(monthsOf)).toEqual([24, 8, 1.5]);
    expect(monthsOf({ count: 5, unit: 'hour' })).toBeNull();
  });
});
