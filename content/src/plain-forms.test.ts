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
});
