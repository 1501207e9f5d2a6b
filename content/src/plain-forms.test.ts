import { assessDraft } from '@mingfa/legal/drafting/assess-draft';
import { documentText } from '@mingfa/legal/drafting/document-text';
import { type PlainFacts, sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { renderTemplate } from '@mingfa/legal/drafting/render-template';
import { describe, expect, test } from 'vitest';
import { loadTemplates } from './load-templates.ts';

const { templates, dictionary } = await loadTemplates();
const TODAY = '2026-11-28';
/** The example of a template with changes. */
function drafted(id: string, changes: PlainFacts) {
  const template = templates.find((one) => one.id === id);
  if (!template) throw new Error(`no template ${id}`);
  const scope = { sheet: sheetOf({ ...template.example, ...changes }), today: TODAY };
  const { checks, missing } = assessDraft(template, dictionary, scope);
  return {
    text: documentText(renderTemplate(template, dictionary, scope)),
    checks: checks.map((check) => check.id),
    missing: missing.map(({ path }) => path),
  };
}

const exampleOf = (id: string): PlainFacts => templates.find((one) => one.id === id)?.example ?? {};
function saidOf(id: string, facts: PlainFacts): string {
  const template = templates.find((one) => one.id === id);
  if (!template) throw new Error(`no template ${id}`);
  return documentText(renderTemplate(template, dictionary, { sheet: sheetOf(facts), today: TODAY }));
}

const CAUGHT: [string, string, PlainFacts, string][] = [
  ['a day to pay that is past', 'payment-demand', { demand_pay_by: '2026-11-01' }, 'demand_time_gone'],
  ['a debt due for three years', 'payment-demand', { demand_due_on: '2023-05-31' }, 'demand_limitation'],
  ['a debt that is not due', 'payment-demand', { demand_due_on: '2027-01-31' }, 'demand_not_due'],
  [
    'instalments that do not make the pay',
    'technical-service-contract',
    { service_price: 100_000 },
    'service_plan_is_not_price',
  ],
  [
    'building works called a service',
    'technical-service-contract',
    { service_content: '机房装修施工' },
    'service_is_work',
  ],
  ['capital that is overdue', 'equity-transfer-agreement', { share_due_on: '2025-12-31' }, 'share_overdue'],
  [
    'more paid in than subscribed',
    'equity-transfer-agreement',
    { share_paid_in: 400_000 },
    'share_paid_over',
  ],
  [
    'a contingent fee where it is barred',
    'retainer-agreement',
    { cause: '离婚纠纷', retainer_fee_kind: 'contingent' },
    'retainer_contingent_barred',
  ],
  [
    'a party that objects to the thing',
    'enforcement-objection',
    { objector_is: 'debtor' },
    'objection_party_thing',
  ],
  [
    'a right had after the seizure',
    'enforcement-objection',
    { objection_right_since: '2026-10-01' },
    'objection_right_after',
  ],
  [
    'sharing in what a company has',
    'distribution-application',
    { defendants: [{ party_kind: 'organisation', name: '临江市青禾商贸有限公司' }] },
    'sharing_company',
  ],
  [
    'a journey that is past',
    'travel-restriction-application',
    { traveller_from: '2026-11-01', traveller_until: '2026-11-05' },
    'traveller_past',
  ],
  ['a holiday', 'travel-restriction-application', { traveller_facts: '全家去海南旅游' }, 'traveller_holiday'],
  [
    'a guarantee of one’s own',
    'preservation-guarantee',
    { preserve_surety_how: 'guarantee' },
    'surety_own_guarantee',
  ],
  [
    'less security than is preserved before a suit',
    'preservation-guarantee',
    { preserve_surety_stage: 'before' },
    'surety_before_suit',
  ],
  [
    'an order for a debt that is not due',
    'payment-order-application',
    { order_due_on: '2027-01-31' },
    'order_not_due',
  ],
  [
    'an order against who cannot be found',
    'payment-order-application',
    { order_reachable: false },
    'order_unreachable',
  ],
  [
    'an order after a preservation',
    'payment-order-application',
    { order_preserved: true },
    'order_with_preservation',
  ],
  [
    'an order of a higher court',
    'payment-order-application',
    { court: '临江市中级人民法院' },
    'order_wrong_court',
  ],
  [
    'a question of law to an expert',
    'appraisal-application',
    { appraisal_matters: [{ content: '买卖合同是否有效' }] },
    'appraisal_of_law',
  ],
  [
    'an appraisal asked for too late',
    'appraisal-application',
    { appraisal_until: '2026-11-20' },
    'appraisal_late',
  ],
  [
    'evidence sought too late',
    'evidence-collection-application',
    { evidence_until: '2026-11-20' },
    'sought_late',
  ],
  [
    'evidence the other side holds',
    'evidence-collection-application',
    { sought_evidence: [{ holder: '郑建平', content: '账簿' }] },
    'sought_from_party',
  ],
  [
    'a party as a witness',
    'witness-application',
    { heard_witnesses: [{ name: '周明远' }] },
    'witness_is_party',
  ],
  [
    'a relative as a witness',
    'witness-application',
    { heard_witnesses: [{ name: '傅安', relation: '原告的妹夫' }] },
    'witness_relative',
  ],
  [
    'more time asked for too late',
    'evidence-extension-application',
    { evidence_until: '2026-11-27' },
    'extension_late',
  ],
  [
    'more time that is none',
    'evidence-extension-application',
    { extended_until: '2026-12-03' },
    'extension_backwards',
  ],
  [
    'a hearing that is past',
    'hearing-postponement-application',
    { hearing_on: '2026-11-27' },
    'postpone_late',
  ],
  [
    'a suit withdrawn on appeal without consent',
    'withdrawal-application',
    { withdrawal_stage: 'second', withdrawal_agreed: false },
    'withdrawal_second_refused',
  ],
  ['a divorce withdrawn', 'withdrawal-application', { cause: '离婚纠纷' }, 'withdrawal_divorce'],
  [
    'a claim added behind the debate',
    'claim-change-application',
    { change_debate_closed: true },
    'change_late',
  ],
  [
    'an addition that is less',
    'claim-change-application',
    { changed_claims: [{ content: '判令被告赔偿医疗费', amount: 100 }] },
    'change_not_more',
  ],
];

test.each(CAUGHT)('%s is caught', (_, id, changes, check) => {
  expect(drafted(id, {}).checks).not.toContain(check);
  expect(drafted(id, changes).checks).toContain(check);
});

describe('what hangs on a choice', () => {
  test('the receipt is printed only where the debt shall be confirmed', () => {
    expect(drafted('payment-demand', {}).text).toContain('回执');
    expect(drafted('payment-demand', { demand_answer: false }).text).not.toContain('回执');
  });

  test('a demand tells of a loan that is known where nobody wrote how the debt came about', () => {
    const template = templates.find(({ id }) => id === 'payment-demand');
    if (!template) throw new Error('no demand');
    const { demand_facts: _, ...rest } = template.example;
    const sheet = sheetOf({ ...rest, demand_for: 'loan', loan_principal: 80_000, loan_on: '2024-03-01' });
    const said = documentText(renderTemplate(template, dictionary, { sheet, today: TODAY }));
    expect(said).toContain('2024年3月1日，贵方向我方借款80000元');
    expect(said).toContain('尚欠我方借款86000元');
  });

  test('to a shareholder there is no right of first refusal; to an outsider the notice is asked for', () => {
    const inside = drafted('equity-transfer-agreement', { share_buyer_is: 'shareholder' });
    expect(inside.text).toContain('其他股东没有优先购买权');
    expect(inside.text).not.toContain('自接到通知之日起三十日内未答复');
    expect(drafted('equity-transfer-agreement', { share_others_waived: false }).text).toContain(
      '行使优先购买权的，本协议自动解除',
    );
  });

  test('a fee is told as it was agreed', () => {
    expect(drafted('retainer-agreement', {}).text).toContain('风险代理收费，按照甲方实际取得金额的8%');
    const fixed = drafted('retainer-agreement', { retainer_fee_kind: 'fixed' }).text;
    expect(fixed).toContain('采用固定收费，共5000元（大写：人民币伍仟元整）');
    expect(fixed).not.toContain('风险代理');
  });

  test('an objection to an act names it and its article, one to a thing the other', () => {
    const act = drafted('enforcement-objection', {
      objector_is: 'debtor',
      objection_kind: 'act',
      objection_act: '以（2026）京0105执456号裁定查封全部厂房',
      objection_act_on: '2026-09-10',
      objection_wish: 'mend',
    }).text;
    expect(act).toContain('请求改正贵院在（2026）京0105执456号案件中于2026年9月10日作出的下列执行行为');
    expect(act).toContain('第二百三十六条');
    expect(act).not.toContain('被执行人：');
    expect(drafted('enforcement-objection', {}).text).toContain('第二百三十八条');
  });

  test('who has priority needs no title to share in proceeds', () => {
    const { text, missing } = drafted('distribution-application', {
      sharing_priority: true,
      sharing_priority_facts: '2025年3月1日登记的抵押权',
    });
    expect(text).toContain('请求就上述财产优先受偿');
    expect(missing).toEqual([]);
  });

  test('an order claims interest only where it was agreed, and wages by the law of jobs', () => {
    const { order_extra_how: _, order_extra: __, ...rest } = exampleOf('payment-order-application');
    expect(saidOf('payment-order-application', rest)).not.toContain('督促被申请人向申请人支付逾期');
    expect(drafted('payment-order-application', {}).text).toContain(
      '2. 督促被申请人向申请人支付逾期付款的利息或者违约金7783元',
    );
    const wages = drafted('payment-order-application', { order_for: 'wages' }).text;
    expect(wages).toContain('《中华人民共和国劳动合同法》第三十条第二款');
    expect(drafted('payment-order-application', {}).text).not.toContain('劳动合同法');
  });

  test('a paper of a pending suit is made by the side that applies', () => {
    expect(drafted('witness-application', {}).text).toContain('申请人（原告）：周明远');
    const other = drafted('witness-application', {
      our_side: 'defendant',
      defendants: [{ party_kind: 'person', name: '郑建平', domicile: '枫林街6号', phone: '13800000002' }],
    });
    expect(other.text).toContain('申请人（被告）：郑建平');
    expect(other.text).not.toContain('申请人（原告）');
    expect(other.missing).toEqual([]);
  });

  test('a second appraisal says its ground and its article', () => {
    const anew = drafted('appraisal-application', {
      appraisal_again: true,
      appraisal_again_ground: 'procedure',
      appraisal_again_facts: '临江司法鉴定所出具的鉴定意见书所用样本未经质证。',
    }).text;
    expect(anew).toContain('重新鉴定申请书');
    expect(anew).toContain('但鉴定程序严重违法，应当重新鉴定');
    expect(anew).toContain('第四十条第一款');
    expect(drafted('appraisal-application', {}).text).not.toContain('重新鉴定');
  });

  test('a suit withdrawn on appeal takes the first judgment with it', () => {
    const appeal = drafted('withdrawal-application', {
      withdrawal_stage: 'second',
      withdrawal_agreed: true,
    }).text;
    expect(appeal).toContain('并一并裁定撤销一审裁判');
    expect(appeal).toContain('第三百三十六条第一款');
    expect(drafted('withdrawal-application', {}).text).not.toContain('撤销一审裁判');
  });

  test('claims stand as they were and as they shall be', () => {
    const { text } = drafted('claim-change-application', {});
    expect(text).toContain('增加诉讼请求申请书');
    expect(text.indexOf('医疗费58600元')).toBeLessThan(text.indexOf('医疗费73200元'));
    expect(drafted('claim-change-application', { change_kind: 'reduce' }).text).toContain(
      '减少诉讼请求申请书',
    );
  });
});
