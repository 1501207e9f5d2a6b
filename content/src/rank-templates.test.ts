import { EMPTY_SHEET } from '@mingfa/legal/drafting/fact-sheet';
import { offerStory } from '@mingfa/legal/drafting/offer-story';
import { rankTemplates } from '@mingfa/legal/drafting/rank-templates';
import { readStory } from '@mingfa/legal/drafting/read-story';
import { expect, test } from 'vitest';
import { loadTemplates } from './load-templates.ts';

const { templates } = await loadTemplates();
const TODAY = '2026-11-29';
const ranked = (story: string) =>
  rankTemplates(
    templates,
    { sheet: offerStory(EMPTY_SHEET, story, readStory(story, TODAY)), today: TODAY },
    story,
  ).map(({ template }) => template.id);
const LOAN = '2024年3月1日我通过银行转账借给郑建平12万元，约定2025年3月1日前归还，年利率8%，他没还。';
const JOB =
  '我叫王芳，2021年3月1日入职杭州云启科技有限公司，担任产品经理，月薪18000元，劳动合同签了三年，2024年6月3日被辞退。';

test('templates of a stage that is not reached are not offered', () => {
  const loan = ranked(LOAN);
  expect(loan[0]).toBe('civil-complaint');
  for (const id of [
    ...['appeal', 'retrial-application', 'enforcement-application-form', 'counterclaim', 'cross-examination'],
    ...['labour-complaint-form', 'labour-arbitration-application', 'labour-contract'],
    ...['non-compete-agreement', 'work-injury-application'],
  ])
    expect(loan).not.toContain(id);
  expect(ranked(`${LOAN}一审法院判决他归还12万元。`)).toEqual(
    expect.arrayContaining(['appeal', 'enforcement-application-form']),
  );
  expect(ranked(`${LOAN}我收到法院传票。`)).toContain('counterclaim');
});

test('a job has its arbitration, and the complaint only behind an award', () => {
  const job = ranked(JOB);
  expect(job[0]).toBe('labour-arbitration-application');
  for (const id of ['labour-complaint-form', 'labour-contract', 'non-compete-agreement'])
    expect(job).not.toContain(id);
  expect(ranked(`${JOB}仲裁委裁决驳回了我的请求。`)).toContain('labour-complaint-form');
  expect(ranked('请帮我起草一份劳动合同，月薪18000元。')[0]).toBe('labour-contract');
});

test('where somebody sues, what is handed in beside the complaint stands behind it', () => {
  expect(ranked(`${LOAN}我要起诉他。`).slice(0, 4)).toEqual([
    'civil-complaint',
    'evidence-list',
    'power-of-attorney',
    'preservation-application',
  ]);
});

test('a quarrel about a contract is offered a complaint, and a contract only to who wants to make one', () => {
  const lease = ranked(
    '我叫罗子昂，租了房东蓝玉梅的房子，到期搬走了，她不退押金3200元，要求她退还押金3200元。',
  );
  expect(lease[0]).toBe('civil-complaint');
  for (const id of ['house-lease', 'divorce-complaint-form', 'administrative-complaint', 'will'])
    expect(lease).not.toContain(id);
  expect(ranked('我想把房子租给同事王芳，月租3200元，押金3200元，帮我写一份房屋租赁合同。')).toContain(
    'house-lease',
  );
});

test('a divorce in which wages are spoken of has no labour arbitration', () => {
  const divorce = ranked('我想离婚，老公叫贝志明，他每月工资一万二，我在超市上班，2009年3月3日登记结婚。');
  expect(divorce).toContain('divorce-complaint-form');
  expect(divorce).not.toContain('labour-arbitration-application');
});

test.each([
  [
    '我叫林书雅，2024年5月10日从松石置业有限公司买了一套商品房，合同约定2025年12月31日交房，开发商到现在没有交房，我要起诉。',
    'home-sale-complaint-form',
  ],
  [
    '我们公司给青禾商贸有限公司供货，2026年4月送了瓷砖，货款86000元一直没付，我要起诉。',
    'sale-complaint-form',
  ],
  [
    '临江银行河东支行向青禾商贸发放贷款50万元，2026年7月27日到期没有还，要起诉借款人和担保人。',
    'bank-loan-complaint-form',
  ],
  ['云帆餐饮公司未经许可在公众号使用我的摄影作品，要起诉它侵犯著作权。', 'copyright-complaint-form'],
  ['河西区市场监督管理局对我们公司罚款20000元，我不服，要起诉。', 'penalty-complaint-form'],
  ['法院执行郑建平的案子，把我买的房子查封了，我要提执行异议。', 'enforcement-objection'],
  ['我被限制高消费了，母亲在北京住院手术，想坐高铁去。', 'travel-restriction-application'],
])('%s is offered its own form first', (story, id) => {
  expect(ranked(story)[0]).toBe(id);
});

test('forms of another trouble are not offered: a private loan, a fine of an employer, a home of spouses', () => {
  expect(ranked(LOAN)).not.toContain('bank-loan-complaint-form');
  expect(ranked('公司罚款500元，扣我工资，还要辞退我。我2020年入职。')).not.toContain(
    'penalty-complaint-form',
  );
  expect(ranked('我想离婚，老公叫贝志明，婚后买了一套商品房，2009年3月3日登记结婚。')).not.toContain(
    'home-sale-complaint-form',
  );
});

test('who is owed money may demand it before suing, and a demand asked for by name comes first', () => {
  expect(ranked(LOAN)).toContain('payment-demand');
  expect(ranked('青禾商贸欠我货款86000元，帮我写一份催款函。')[0]).toBe('payment-demand');
});
