import { fitOf, nearnessOf, templateWords } from '@mingfa/legal/drafting/search-templates';
import { describe, expect, test } from 'vitest';
import { loadTemplates } from './load-templates.ts';

const { templates } = await loadTemplates();
const found = (query: string) =>
  templates
    .map((template) => ({ id: template.id, fit: fitOf(templateWords(template), query) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ id }) => id);

const COMPLAINT = 'civil-complaint';
const WORK = 'labour-arbitration-application';
/** What people type, and what has to come first. */
const FIRST: readonly (readonly [string, readonly string[]])[] = [
  ['欠薪', [WORK]],
  ['拖欠工资', [WORK]],
  ['讨薪', [WORK]],
  ['老板不发工资怎么办', [WORK]],
  ['加班费', [WORK]],
  ['被公司辞退了', [WORK]],
  ['没签劳动合同 双倍工资', [WORK]],
  ['工伤', ['work-injury-application']],
  ['在工地受伤', ['work-injury-application', COMPLAINT]],
  ['辞职信', ['labour-termination-notice']],
  ['彩礼', [COMPLAINT]],
  ['交通事故', [COMPLAINT]],
  ['车祸赔偿', [COMPLAINT]],
  ['民间借贷纠纷', [COMPLAINT]],
  ['欠钱不还', [COMPLAINT]],
  ['朋友欠钱不还怎么起诉', [COMPLAINT]],
  ['押金不退', [COMPLAINT]],
  ['房东不退押金', [COMPLAINT]],
  ['装修', [COMPLAINT]],
  ['退费', [COMPLAINT]],
  ['健身卡退款', [COMPLAINT]],
  ['遗产', [COMPLAINT, 'will']],
  ['离婚', ['divorce-complaint-form', 'divorce-agreement']],
  ['离婚协议怎么写', ['divorce-agreement']],
  ['孩子抚养权', ['divorce-complaint-form']],
  ['借条', ['iou']],
  ['怎么写借条', ['iou']],
  ['欠条', ['iou']],
  ['借钱', ['iou']],
  ['买房', ['home-sale-complaint-form']],
  ['开发商延期交房', ['home-sale-complaint-form']],
  ['货款', ['sale-complaint-form']],
  ['租房', ['house-lease']],
  ['房屋出租合同', ['house-lease']],
  ['提前退租', ['termination-notice']],
  ['遗嘱', ['will']],
  ['律师函', ['lawyers-letter']],
  ['催款', ['payment-demand']],
  ['要求支付货款的函', ['payment-demand']],
  ['要求支付工程款的函', ['payment-demand']],
  ['催债', ['payment-demand']],
  ['欠款催告', ['payment-demand']],
  ['支付令', ['payment-order-application']],
  ['不想起诉，让法院催他还钱', ['payment-order-application']],
  ['笔迹鉴定', ['appraisal-application']],
  ['借条上的字不是我签的', ['appraisal-application']],
  ['伤残等级', ['appraisal-application']],
  ['申请法院调取监控', ['evidence-collection-application']],
  ['查对方银行流水', ['evidence-collection-application']],
  ['让邻居出庭作证', ['witness-application']],
  ['证据来不及交', ['evidence-extension-application']],
  ['开庭那天去不了', ['hearing-postponement-application']],
  ['延期审理', ['hearing-postponement-application']],
  ['撤诉', ['withdrawal-application']],
  ['对方还钱了不想告了', ['withdrawal-application']],
  ['增加诉讼请求', ['claim-change-application']],
  ['witness', ['witness-application']],
  ['payment order', ['payment-order-application']],
  ['被起诉了', ['defence']],
  ['不服判决', ['appeal']],
  ['老赖', ['enforcement-application-form']],
  ['转移财产', ['preservation-application']],
  ['限高', ['travel-restriction-application']],
  ['不服行政处罚', ['penalty-complaint-form']],
  ['拆迁', ['administrative-complaint']],
  ['坐不了高铁', ['travel-restriction-application']],
  ['被狗咬了', [COMPLAINT]],
  ['撞车了', [COMPLAINT]],
  ['老板跑路', [WORK]],
  ['年终奖', [WORK]],
  ['网购假货', [COMPLAINT]],
  ['邻居漏水', [COMPLAINT]],
  ['分手费', [COMPLAINT]],
  ['高空坠物', [COMPLAINT]],
  ['征地', ['administrative-complaint']],
  ['写个收条', ['iou']],
  ['股权转让', ['equity-transfer-agreement']],
  ['保密', ['confidentiality-agreement']],
  ['委托书', ['power-of-attorney']],
  ['证据', ['evidence-list']],
  ['私了', ['settlement-agreement']],
  ["lawyer's letter", ['lawyers-letter']],
  ['lawyer’s letter', ['lawyers-letter']],
  ['lawyers letter', ['lawyers-letter']],
  ['wage', [WORK]],
  ['my boss owes me unpaid wages', [WORK]],
  ['divorce', ['divorce-complaint-form', 'divorce-agreement']],
  ['lease', ['house-lease']],
  ['rent an apartment', ['house-lease']],
  ['IOU', ['iou']],
  ['injury', [COMPLAINT, 'work-injury-application']],
  ['car accident', [COMPLAINT]],
  ['will', ['will']],
  ['NDA', ['confidentiality-agreement']],
  ['power of attorney', ['power-of-attorney']],
  ['fired', [WORK]],
  ['loan', ['loan-contract']],
  ['refund', [COMPLAINT]],
  ['appeal', ['appeal']],
  ['让人代我去打官司', ['power-of-attorney']],
  ['找人替我出庭', ['power-of-attorney']],
  ['判了三个月还不给钱', ['enforcement-application-form']],
  ['银行卡被法院冻结', ['enforcement-objection']],
  ['上班路上出车祸', ['work-injury-application']],
  ['干完活一直不给钱', [WORK]],
  ['信用卡逾期', ['repayment-agreement']],
  ['收到法院传票', ['defence']],
  ['公司不开离职证明', [WORK]],
];

describe('a search of templates', () => {
  test.each(FIRST)('finds for %s first %j', (query, ids) => {
    expect(ids).toContain(found(query)[0]);
  });

  test('finds none for what no paper is for', () => {
    for (const query of ['量子力学', 'zzz', 'xylophone lessons']) expect(found(query)).toEqual([]);
  });

  test('takes words of their own within what people say, and not those of another sentence', () => {
    expect(found('判下来半年了还不给钱')).toContain('enforcement-application-form');
    expect(found('判决书写得清清楚楚我也看过，老板说他从来不给钱')[0]).not.toBe(
      'enforcement-application-form',
    );
  });

  test('says what comes nearest to words no template has', () => {
    const nearest = templates
      .map((template) => ({ id: template.id, near: nearnessOf(templateWords(template), '婚前协议') }))
      .filter(({ near }) => near > 0)
      .toSorted((one, other) => other.near - one.near);
    expect(found('婚前协议')).toEqual([]);
    expect(nearest.map(({ id }) => id)).toContain('divorce-agreement');
    expect(nearnessOf(templateWords(templates[0] as (typeof templates)[number]), 'zzz')).toBe(0);
  });

  test('finds English words from their beginning on', () => {
    expect(found('lease')).not.toContain('settlement-agreement');
    expect(found('ease')).toEqual([]);
  });

  test('has no everyday word that is a name already, and none twice', () => {
    for (const { id, calledAlso, everydayWords, documentTitle } of templates) {
      const all = [documentTitle, ...calledAlso, ...everydayWords].map((word) => word.toLowerCase());
      expect(new Set(all).size, id).toBe(all.length);
    }
  });
});
