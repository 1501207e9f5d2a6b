import { describe, expect, test } from 'vitest';
import { findDates } from './find-dates.ts';

const read = (text: string) => findDates(text).map(({ iso, raw }) => iso ?? raw);

describe('dates', () => {
  test.each([
    ['2024年5月10日', ['2024-05-10']],
    ['2024 年 5 月 10 号收到', ['2024-05-10']],
    ['２０１２年１２月３日', ['2012-12-03']],
    ['二〇二四年三月五日', ['2024-03-05']],
    ['二○一四年六月十五日', ['2014-06-15']],
    ['二０一四年十二月十六日', ['2014-12-16']],
    ['2015年3月入职', ['2015-03']],
    ['2015年', ['2015']],
    ['2023.5.1和2023-06-02', ['2023-05-01', '2023-06-02']],
    ['2023/12/31', ['2023-12-31']],
    ['signed on 2021-01-01.', ['2021-01-01']],
    ['10 May 2024', ['2024-05-10']],
    ['on May 3rd, 2024', ['2024-05-03']],
    ['the 5th day of March 2021', ['2021-03-05']],
    ['from Sept. 2020', ['2020-09']],
    ['2009年8月31日期间', ['2009-08-31']],
    ['2011年至2015年期间', ['2011', '2015']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('a day that does not exist is found and has no ISO form', () => {
    expect(read('2024年2月30日')).toEqual(['2024年2月30日']);
    expect(read('2024年13月')).toEqual(['2024年13月']);
  });

  test('month and day without a year are told apart', () => {
    expect(
      findDates('2024年5月10日收到，5月20日上诉').map(({ year, month, day }) => [year, month, day]),
    ).toEqual([
      [2024, 5, 10],
      [null, 5, 20],
    ]);
  });

  test.each(['2024年度', '2015年级', '2192.5条', '2050.5元', '第2024条', '1234-56-78'])(
    '%s is no date',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  test('a place in the text is kept, full-width digits and all', () => {
    const text = '自 ２０１３年１月１日 起施行';
    const [date] = findDates(text);
    expect(text.slice(date?.start, date?.end)).toBe('２０１３年１月１日');
  });
});
