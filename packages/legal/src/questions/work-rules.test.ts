import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';
import { totalOfWork, workOutSums } from './work-out.ts';

/** A Monday. */
const TODAY = '2026-11-23';

/** The sums of a story of work, whichever guide answers it, by their calculators. */
function sumsOf(story: string) {
  const sums = workOutSums([], readQuestion(story, undefined, TODAY), undefined, 'labour');
  const told = sums.flatMap(({ id, outcome }) =>
    outcome.status === 'result' ? [[id, outcome.amount] as const] : [],
  );
  return { ...Object.fromEntries(told), total: totalOfWork(sums) };
}

/** Worked out by hand from the article each calculator names. */
test.each([
  // 劳动合同法 38, 46, 47: the wage is the average of what is owed.
  [
    '老板拖欠3个月工资共2万4，我想辞职，能要补偿吗，干了两年半',
    { 'wages-due': 24_000, severance: 24_000, total: 48_000 },
  ],
  // A paper that says one leaves freely, at the employer's wish, is no resignation yet.
  [
    '我在公司4年8个月了，每月到手6800，人事让我签个自愿离职协议，说给一个月工资，我到底能拿多少',
    { severance: { min: 34_000, max: 68_000 }, total: null },
  ],
  ['我自己想辞职，干了5年，月薪8000，能拿补偿吗', { total: null }],
  // 劳动合同法 71.
  [
    '小时工干了两年，时薪20，一天4小时，不让干了，这个月15天没结，补偿多少',
    { 'wages-due': 1_200, total: null },
  ],
  ['饭店后厨时薪20，一天6小时，这个月干了20天没给我结，能要多少', { 'wages-due': 2_400, total: null }],
  ['月薪6000，11月上了15天班就不干了，老板一分不给，我能拿多少工资', { 'wages-due': 4_137.93, total: null }],
  ['一天220，在工地干了45个工，支了两千，剩下的工钱一分没给，能要多少', { 'wages-due': 7_900, total: null }],
  ['美容院扣我最后一个月5200，说是培训费，合理吗', { 'wages-due': 5_200, total: null }],
  // 劳动争议解释（一） 36, 37, 39.
  [
    '竞业协议签了没写补偿，离职前月均2万，公司让我遵守，每月应该给多少补偿',
    { 'non-compete-pay': 6_000, total: null },
  ],
  ['竞业限制每月给1.5万，公司拖了六个月没付了，我能要多少钱', { 'non-compete-pay': 90_000, total: null }],
  [
    '签了竞业一年，每月补偿5000，刚离职两个月公司发通知说取消竞业限制，我还能要钱吗',
    { 'non-compete-pay': 15_000, total: null },
  ],
  ['我是服务员，签了竞业没补偿，现在在对家上班，要我赔8万', { total: null }],
  // 劳动合同法 19, 83.
  [
    '签的三年劳动合同，试用期写了8个月，工资一直6000，八个月都做完了，这样合法吗能要多少',
    { 'probation-damages': 12_000, total: null },
  ],
  [
    '合同一年，试用期三个月，试用期4000转正5000，三个月试用期做满了，我能要什么赔偿',
    { 'probation-damages': 5_000, total: null },
  ],
  // 劳动合同法 22.
  [
    '公司出5万送我去德国培训，签了5年服务期，现在做了4年想走，要赔多少培训费',
    { 'training-costs': 10_000, total: null },
  ],
  // 女职工劳动保护特别规定 7, 8.
  [
    '我生了孩子休了98天产假，公司没给交社保，工资5000，产假期间一分没发，该给我多少',
    { 'maternity-pay': 16_333.33, total: null },
  ],
  ['怀孕5个月流产了，单位没买生育险，月薪15000，产假42天工资多少', { 'maternity-pay': 21_000, total: null }],
  ['双胞胎剖腹产，单位没参保，月工资6000，产假工资该给我多少', { 'maternity-pay': 22_600, total: null }],
  // 工伤保险条例 33.
  [
    '手被机器压了，认定工伤了，月薪8000，医生让休息3个月，这3个月公司该发我多少工资',
    { 'stop-work-pay': 24_000, total: null },
  ],
  // 劳动法 48.
  [
    '工资1500每月，我们这最低工资2020，干了9个月，能要求补多少差额',
    { 'minimum-wage-gap': 4_680, total: null },
  ],
  // 劳动法 44: what was paid of it comes off.
  [
    '月薪6960，平时晚上一共加了20个小时，休息日加了3个整天，加班费就给了500，还差多少',
    { 'overtime-pay': 2_620, total: null },
  ],
  // 企业职工带薪年休假实施办法 10–12: five days of the year before, 5 × 181 ÷ 365 of this year.
  [
    '工龄6年，2025年的年假没休，今年年假也没休，6月30号离职的，月薪4350，能要多少',
    { 'annual-leave-pay': 2_800, total: null },
  ],
  // What is taken off or cut each month, and the wage of one month that is named.
  ['老板每个月克扣我300，已经一年了，能要回来多少', { 'wages-due': 3_600, total: null }],
  [
    'They docked my salary 500 yuan every month for six months. How much can I get back?',
    { 'wages-due': 3_000, total: null },
  ],
  [
    '公司没跟我商量，工资每个月从12000降到9000，已经发了7个月，少发的能要多少',
    { 'wages-due': 21_000, total: null },
  ],
  ['工厂计件 10月工资8400一直拖着不发 我能要多少', { 'wages-due': 8_400, total: null }],
  ['公司降薪两个月了，工资8000，能赔多少', { total: null }],
  ['我月薪8000，公司扣我两个月绩效，能要吗', { total: null }],
  ['公司欠我货款5万，我是供应商，能要多少', { total: null }],
  ['同事月薪9000被拖欠两个月，他能要多少', { total: null }],
  // Years and months in English are one length of time.
  [
    'They fired me from a school in Chengdu, I earned 16000 per month and worked there 1 year 10 months. What am I owed?',
    { severance: { min: 32_000, max: 64_000 }, total: null },
  ],
  [
    'No contract was signed. I started on 1 January 2026 and left on 31 October 2026, 6,000 yuan per month. How much is the double wage?',
    { 'doubled-wage': 54_000, total: null },
  ],
  [
    'I earn 15,000 a month and have 10 unused annual leave days when leaving. How much should they pay?',
    { 'annual-leave-pay': 13_793.1, total: null },
  ],
  ['我在饭馆洗碗一个月3500 老板欠我一个半月工资不给 能要多少', { 'wages-due': 5_250, total: null }],
  [
    '公司逼我自己写辞职 我没写 他们就停了我的工作 干了6年整 月薪1万 能要多少补偿',
    { severance: { min: 60_000, max: 120_000 }, total: null },
  ],
  [
    '我月薪1万5 竞业没写补偿 离职三个月都遵守 公司没付过 能要多少',
    { 'non-compete-pay': 13_500, total: null },
  ],
  ['工伤在家养了两个月，工资6000一分没发，厂里该给多少', { 'stop-work-pay': 12_000, total: null }],
  [
    '一年合同试用期做了五个月，工资6000，公司还想再延长，能要多少赔偿',
    { 'probation-damages': 18_000, total: null },
  ],
  // Of two wages within the last year none is the average.
  ['今年3月1号入职，试用4000转正6000，10月31号被辞退，赔多少', { total: null }],
  // The end of a month counts to its last day; one's own average wage is not the local one.
  [
    '去年12月1号来的这家餐厅 一直没签合同 到上个月月底走的 每月5000 双倍工资总共多少钱',
    { 'doubled-wage': 50_000, total: null },
  ],
  [
    '2023年3月15号入职, 2026年8月15号公司通知裁员, 月平均工资1.3万, N+1是多少',
    { severance: 58_500, total: null },
  ],
  ['14年1月入职的，今年10月底合同到期公司不续，月薪6500，补偿多少', { severance: 84_500, total: null }],
])('a story of work comes to its sums: %s', (story, sums) => {
  expect(sumsOf(story)).toEqual(sums);
});

test('several sums of one end of work are added up', () => {
  const story =
    '2026年2月1号入职，一直没签合同，10月31号老板说你明天不用来了，月薪5000，双倍工资加赔偿金一共多少';
  expect(sumsOf(story)).toEqual({
    'doubled-wage': 40_000,
    severance: { min: 5_000, max: 10_000 },
    total: { min: 45_000, max: 50_000 },
  });
});
