import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';
import { groundOfEnd } from './severance-ground.ts';
import { workOutSums } from './work-out.ts';

test.each([
  // 劳动合同法 42, 45, 87: what the company offers changes nothing.
  ['孕期七个月，老板说部门没活了，把我辞退了，人事说赔一个月', 'unlawful'],
  ['我怀孕四个月，公司说效益差让我走人，只肯给N', 'unlawful'],
  ['I am pregnant and was fired because of poor business, they offer N', 'unlawful'],
  ['我怀孕了，因为旷工十天被公司开除', undefined],
  // 劳动合同法 14.
  ['签了两次三年的劳动合同，到期前我发邮件要求签无固定期限，公司说不续，只给N', 'unlawful'],
  ['第二份合同下个月到期，我已经书面申请续签无固定期限合同，公司还是不续', 'unlawful'],
  ['在厂里连续工作11年，合同到期我提出签无固定期限，厂里终止了', 'unlawful'],
  // 劳动合同法 40 (2), 48.
  ['公司说我不能胜任把我辞退了，没培训也没调岗，只给N+1', 'unlawful'],
  ['主管说我业绩不达标辞退我，从没安排过培训', 'unlawful'],
  ['老板突然不让我来了，什么理由都没给', 'unlawful'],
  // 劳动合同法 38: neither 2N nor N+1.
  ['公司欠我3个月工资，我已经发了被迫解除通知，我想要2N', 'compensation'],
  ['单位五年没给我交社保，我要辞职，能拿N+1吗', 'compensation'],
  ['老板一直拖欠工资，我想走，说你要么N+1要么别走', 'compensation'],
  // 劳动合同法 46 (5).
  ['合同11月30号到期公司不续签，我要么N+1', 'compensation'],
  ['劳动合同期满公司不续了，人事说没有补偿', 'compensation'],
  ['我同事怀孕了公司没裁她，我的合同到期不续签', 'compensation'],
  // Reasons the law does not know: 劳动合同法 39–41.
  ['公司因为我要了社保就把我辞退了', 'unlawful'],
  ['老板嫌我年纪大把我开了，给了一个月工资', 'unlawful'],
  ['公司说我举报影响不好，11月20号把我辞了', 'unlawful'],
  // Open.
  ['HR说N+1已经是最高了，我被裁了', undefined],
  ['公司拖欠工资两个月，还让我自己写辞职信', undefined],
  ['公司把我辞退了，说给N+1，算违法解除吗', undefined],
  ['公司裁员，只给N', undefined],
])('the ground follows from what happened: %s', (story, ground) => {
  expect(groundOfEnd(story)).toBe(ground);
});

/** Worked out by hand: 劳动合同法 47, 82; 工伤保险条例 33; 劳动法 44. */
test.each([
  ['severance', '入职2018年6月20，2026年11月20被辞退，月薪11200，N是多少', 95_200],
  ['severance', '2020年3月25进厂，2026年9月10被裁，工资6000，赔多少', { min: 39_000, max: 78_000 }],
  ['severance', '去年8月18入职，今年10月31号被辞退，工资6000，没说理由，能赔多少', 18_000],
  ['severance', '老板拖欠我三个月工资，一共1万2，能要回多少，能赔多少', null],
  ['severance', '工资4000，两个月没发，我还能要到赔偿吗，一共多少', null],
  ['severance', '合同到期我自己不想续了，公司愿意续，干了3年月薪6000，能拿补偿吗', null],
  ['severance', '公司没交社保，我自己辞职的，当时写的个人原因，干了三年，月薪5000，能要补偿多少', null],
  ['severance', '公司没有理由不给我发工资，我辞职了，干了2年，工资5000，能要补偿多少', 10_000],
  ['severance', '没签合同，我现在还在上班，工资6000，能要多少赔偿', null],
  [
    'doubled-wage',
    '2025年10月20日入职一直没签合同，11月初人事才说要补，现在还在上班，月薪7200，双倍工资多少',
    79_200,
  ],
  [
    'doubled-wage',
    '我去年10月8号上班，公司没签合同，我还在职，这个月初问了人事，工资5000，双倍工资有多少',
    55_000,
  ],
  ['doubled-wage', '去年11月10号进厂，没签合同，人还在干，月薪4000，双倍工资能要多少', 44_000],
  ['stop-work-pay', '工伤认定下来了，养伤4个月，工资6000，公司每月就发了2000，能要多少', 16_000],
  ['stop-work-pay', '停工留薪期医生让休息3个月，工伤，月工资8000，公司每个月只给3000，还差多少工资', 15_000],
  ['wages-due', '公司拖欠5个月工资，每个月只发1500，月薪5000，能要回多少', 17_500],
  ['overtime-pay', '春节除夕到初三四天都加班，月薪8700，加班费多少', 4_800],
  ['overtime-pay', '过年加班了三四天，月薪8700，加班费多少', null],
  ['overtime-pay', '国庆一共加班30天，月薪8700，加班费多少', null],
])('a sum is told only of what was surely read: %s, %s', (id, story, sum) => {
  const sums = workOutSums([id], readQuestion(story, undefined, '2026-11-23'), undefined, 'labour');
  const outcome = sums.find((one) => one.id === id)?.outcome;
  expect(outcome?.status === 'result' ? outcome.amount : null).toEqual(sum);
});
