import { describe, expect, test } from 'vitest';
import { readAmounts } from './read-amounts.ts';
import { readDates } from './read-dates.ts';
import { readDurations } from './read-durations.ts';
import { readRates } from './read-rates.ts';

describe('amounts', () => {
  test.each([
    ['50万', 500_000],
    ['50 万元', 500_000],
    ['五十万元', 500_000],
    ['3,000元', 3_000],
    ['3，000元', 3_000],
    ['１２０００元', 12_000],
    ['1.2亿', 120_000_000],
    ['两千块', 2_000],
    ['月薪8k', 8_000],
    ['5w', 50_000],
    ['三万五千块', 35_000],
    ['3万5', 35_000],
    ['三万五', 35_000],
    ['12万8千', 128_000],
    ['一百二十万', 1_200_000],
    ['借了一万八', 18_000],
    ['借了三千五', 3_500],
    ['工资是八千', 8_000],
    ['2000多块', 2_000],
    ['偷了1500', 1_500],
    ['¥5000', 5_000],
    ['RMB 500,000', 500_000],
    ['1.2 million yuan', 1_200_000],
    ['百万', 1_000_000],
    ['几千块', null],
  ])('%s', (text, value) => {
    expect(readAmounts(text).map((amount) => amount.value)).toEqual(value === null ? [] : [value]);
  });

  test.each([
    '5万人',
    '三万字',
    '120和119',
    '民法典第577条',
    '民法典577',
    '刑法第二百三十四条',
    '20岁',
    '2024年',
    '三千亩地',
    '加班3小时',
    '十几个人',
    '一块地',
    '违约金20%',
    '打了110',
  ])('%s is no amount of money', (text) => {
    expect(readAmounts(text)).toEqual([]);
  });

  test('the words around an amount say what it is', () => {
    const roles = (text: string) => readAmounts(text).map(({ role }) => role);
    expect(roles('当地平均工资是10000，我月薪35000，最低工资2420元')).toEqual([
      'average_wage',
      'wage',
      'minimum_wage',
    ]);
    expect(roles('他欠我5万')).toEqual(['principal']);
    expect(roles('年薪30万')).toEqual(['yearly_wage']);
    expect(roles('工资3500元/月')).toEqual(['wage']);
    expect(roles('诉讼标的50万')).toEqual(['claim']);
    expect(roles('押金3000，房租每月2500')).toEqual(['security', 'rent']);
    expect(roles('月薪6000，每月补贴500元，老板拖欠工资18000')).toEqual(['wage', 'supplement', 'arrears']);
    expect(roles('交了2万定金，房子总价150万')).toEqual(['earnest', 'price']);
    expect(roles('每月还房贷4000元，给孩子生活费1500')).toEqual(['principal', 'support']);
    expect(roles('医药费花了八千，对方只肯赔2000')).toEqual(['medical', 'compensation']);
    expect(roles('给了我三个月工资一共24000')).toEqual(['arrears']);
    expect(roles('在厂里上班，一个月5000')).toEqual(['wage']);
    expect(roles('我给她转账52000')).toEqual(['transfer']);
    expect(roles('罚款500')).toEqual(['fine']);
  });
});

describe('dates', () => {
  test.each([
    ['2024年5月10日', ['2024-05-10']],
    ['2015年3月入职', ['2015-03']],
    ['二〇二三年六月一日', ['2023-06-01']],
    ['2023.5.1和2023-06-02', ['2023-05-01', '2023-06-02']],
    ['2023/12/31', ['2023-12-31']],
    ['10 May 2024', ['2024-05-10']],
    ['on May 3rd, 2024', ['2024-05-03']],
    ['2024年5月10日收到，5月20日上诉', ['2024-05-10', '2024-05-20']],
    ['5月20日', []],
    ['2024年2月30日', []],
    ['2024年13月', []],
  ])('%s', (text, expected) => {
    expect(readDates(text).map(({ iso }) => iso)).toEqual(expected);
  });
});

describe('lengths of time', () => {
  test.each([
    ['工作三年', 36],
    ['3年半', 42],
    ['两年零三个月', 27],
    ['半年', 6],
    ['一年半', 18],
    ['十个月', 10],
    ['3个半月', 3.5],
    ['一个半月', 1.5],
    ['two years', 24],
    ['18 months', 18],
  ])('%s', (text, months) => {
    expect(readDurations(text).map((duration) => duration.months)).toEqual([months]);
  });

  test('days are days', () => {
    expect(readDurations('三十天').map(({ days }) => days)).toEqual([30]);
    expect(readDurations('15日内').map(({ days }) => days)).toEqual([15]);
    expect(readDurations('两周，3 weeks').map(({ days }) => days)).toEqual([14, 21]);
  });

  test.each(['2024年', '三年级', '5月20日', '一个月5000', '第三年', '1998年'])(
    '%s is no length of time',
    (text) => {
      expect(readDurations(text)).toEqual([]);
    },
  );
});

describe('rates', () => {
  test.each([
    ['年利率24%', 24],
    ['月息2分', 24],
    ['两分利', 24],
    ['月利率1.5%', 18],
    ['年息百分之十五点四', 15.4],
    ['日利率0.05%', 18.25],
    ['每天万分之五的利息', 18.25],
    ['月息一分五', 18],
    ['两分半的利息', 30],
    ['年息一分', 10],
    ['月息八厘', 9.6],
  ])('%s is %d a year', (text, rate) => {
    expect(readRates(text).map(({ percentPerYear }) => percentPerYear)).toEqual([rate]);
  });

  test('an LPR and an overdue rate are told apart from the agreed one', () => {
    expect(readRates('年利率12%，逾期利率18%，LPR是3.45%').map(({ role }) => role)).toEqual([
      'agreed',
      'overdue',
      'lpr',
    ]);
  });

  test('a share of something else is no rate', () => {
    expect(readRates('我占股30%')).toEqual([]);
  });
});
