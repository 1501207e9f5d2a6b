import { assessDraft } from '@mingfa/legal/drafting/assess-draft';
import { deriveFacts } from '@mingfa/legal/drafting/derive-facts';
import { documentText } from '@mingfa/legal/drafting/document-text';
import { dictionaryOf } from '@mingfa/legal/drafting/fact-definition';
import { EMPTY_SHEET, type PlainFacts, sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { renderTemplate } from '@mingfa/legal/drafting/render-template';
import { describe, expect, test } from 'vitest';
import { loadTemplates } from './load-templates.ts';

const { templates, dictionary } = await loadTemplates();
const TODAY = '2026-11-29';
/** With the facts that templates have of their own, as a matter holds them. */
const everyFact = dictionaryOf(
  [...dictionary.facts.values(), ...templates.flatMap(({ own }) => own)],
  [...dictionary.records.values()],
);

function draft(id: string, facts: PlainFacts): string {
  const template = templates.find((one) => one.id === id);
  if (!template) throw new Error(`no template ${id}`);
  const sheet = deriveFacts(everyFact, EMPTY_SHEET, sheetOf(facts), TODAY);
  return documentText(renderTemplate(template, dictionary, { sheet, today: TODAY }));
}

describe('an application for arbitration', () => {
  const JOB: PlainFacts = { worked_from: '2022-05-09', job: '车工', monthly_wage: 6000 };

  test('writes the claims that its facts give, and leaves out a time nobody told', () => {
    const said = draft('labour-arbitration-application', {
      ...JOB,
      wages_unpaid: 12000,
      has_labour_contract: false,
      ended_how: 'dismissed',
    });
    expect(said).toContain('1. 请求裁决被申请人支付拖欠的工资12000元。');
    expect(said).toContain('2. 请求裁决被申请人支付违法解除劳动合同的赔偿金。');
    expect(said).toContain('3. 请求裁决被申请人支付未订立书面劳动合同期间的二倍工资差额。');
    expect(said).toContain('被申请人拖欠申请人工资共12000元。');
  });

  test('writes no claim beside those that are typed', () => {
    const said = draft('labour-arbitration-application', {
      ...JOB,
      wages_unpaid: 12000,
      ended_how: 'dismissed',
      claims: [{ content: '请求裁决被申请人支付工资12000元' }],
    });
    expect(said).toContain('1. 请求裁决被申请人支付工资12000元。');
    expect(said).not.toContain('违法解除劳动合同的赔偿金。');
  });

  test('tells that a contract was signed late', () => {
    const said = draft('labour-arbitration-application', {
      ...JOB,
      has_labour_contract: true,
      labour_contract_late: '2023年4月',
    });
    expect(said).toContain('双方于2023年4月才补签书面劳动合同，此前没有书面劳动合同。');
    expect(said).toContain('第八十二条');
  });
});

test('a divorce agreement knows both spouses and the home from the facts of the suit', () => {
  const said = draft('divorce-agreement', {
    married_on: '2009-03-03',
    claimants: [{ name: '柯敏', gender: 'female' }],
    defendants: [{ name: '贝志明', gender: 'male' }],
    has_shared_property: true,
    shared_property: [{ kind: 'home', description: '临江市河西区松柏路9号502室' }],
  });
  expect(said).toContain('男方：贝志明');
  expect(said).toContain('女方：柯敏');
  expect(said).toMatch(/房屋（临江市河西区松柏路9号502室）归＿+所有。/);
});

test('nobody is said to have no agent who was not asked', () => {
  expect(draft('divorce-complaint-form', { claimants: [{ name: '柯敏' }] })).not.toContain('无☑');
});

describe('an application to preserve property', () => {
  const LOAN: PlainFacts = { loan_principal: 80000, loan_on: '2023-04-02', loan_repaid: 5000 };

  test('tells of the interest that was paid, and ends reasons with a full stop', () => {
    const said = draft('preservation-application', {
      ...LOAN,
      loan_interest_paid: 20000,
      preserve_reasons: '被申请人正在卖房',
    });
    expect(said).toContain('被申请人已支付利息20000元。被申请人已还款5000元，其余至今没有清偿。');
    expect(said).toContain('被申请人正在卖房。');
    expect(
      draft('preservation-application', { ...LOAN, preserve_reasons: '被申请人正在卖房！' }),
    ).not.toContain('！。');
  });
});

test('of a loan in parts each part bears interest from its own day', () => {
  const said = draft('civil-complaint', {
    cause: '民间借贷纠纷',
    loan_principal: 80000,
    loan_parts: '2023年4月2日交付50000元、2023年6月9日交付30000元',
    loan_rate: 12,
  });
  expect(said).toContain('自各笔借款交付之日起分段计算');
  expect(said).toContain('原告分次交付：2023年4月2日交付50000元、2023年6月9日交付30000元。');
  expect(said).not.toContain('自＿');
});

describe('an employment whose sums can be worked out', () => {
  test('claims them, the deposit as well', () => {
    const said = draft('labour-arbitration-application', {
      worked_from: '2024-03-04',
      worked_until: '2026-09-04',
      job: '服务员',
      monthly_wage: 4000,
      has_labour_contract: true,
      ended_how: 'dismissed',
      job_deposit: 300,
    });
    expect(said).toContain('支付违法解除劳动合同的赔偿金24000元。');
    expect(said).toContain('返还收取的押金300元。');
    expect(said).toContain('第九条、第八十四条');
  });
});

test('a complaint leaves the place of an account open that nobody gave, and never a stranger’s chat', () => {
  const said = draft('civil-complaint', { cause: '房屋租赁合同纠纷', told_words: '哎，我咽不下这口气。' });
  expect(said).toMatch(/事实与理由\n＿+/);
  expect(said).not.toContain('咽不下');
});

test('a letter draws on the suit of its matter', () => {
  const said = draft('lawyers-letter', {
    our_side: 'claimant',
    cause: '民间借贷纠纷',
    claimants: [{ name: '方晓岚' }],
    defendants: [{ name: '汪小琴' }],
    loan_principal: 80000,
    loan_due_on: '2025-12-31',
    loan_repaid: 5000,
    loan_repaid_as: 'principal',
  });
  expect(said).toContain('汪小琴：');
  expect(said).toContain('接受方晓岚（以下简称委托人）的委托');
  expect(said).toContain('贵方向委托人借款80000元，约定于2025年12月31日前归还。');
  expect(said).toContain('1. 向委托人偿还借款本金75000元。');
});

test('an application to preserve tells no one way of a loan that came in several', () => {
  const said = draft('preservation-application', {
    loan_principal: 80000,
    loan_method: 'bank',
    loan_parts: '2025年3月18日交付60000元、2025年4月2日交付20000元',
  });
  expect(said).not.toContain('银行转账');
});

test('what a piece of evidence proves is not said to be proved twice', () => {
  const said = draft('civil-complaint', {
    evidence: [
      { name: '借条', source: '原告保存', proves: '证明双方的借款关系' },
      { name: '转账记录', source: '银行出具', proves: '借款已经交付' },
    ],
  });
  expect(said).toContain('借条，来源：原告保存，证明双方的借款关系。');
  expect(said).toContain('转账记录，来源：银行出具，证明：借款已经交付。');
});

describe('a guarantee', () => {
  const checks = (facts: PlainFacts) => {
    const template = templates.find(({ id }) => id === 'civil-complaint');
    if (!template) throw new Error('no complaint');
    return assessDraft(template, dictionary, { sheet: sheetOf(facts), today: TODAY }).checks.map(
      ({ id }) => id,
    );
  };

  test('by word alone is warned of, as is one whose time has run out', () => {
    expect(checks({ guarantor_name: '钱秀珍', guarantee_written: false })).toContain('guarantee_by_word');
    const written = { guarantor_name: '任大勇', guarantee_written: true };
    expect(checks({ ...written, guarantee_ends_on: '2026-06-30' })).toContain('guarantee_over');
    expect(checks({ ...written, guarantee_ends_on: '2027-06-30' })).not.toContain('guarantee_over');
    expect(checks(written)).toContain('guarantee_runs');
    expect(checks({ ...written, guarantee_ends_on: '2027-06-30' })).toContain('guarantee_open');
    expect(checks({ ...written, guarantee_ends_on: '2026-06-30' })).not.toContain('guarantee_open');
  });

  test('blanks that rules left in an account are pointed at', () => {
    expect(checks({ story: '原告承租被告位于＿＿＿的房屋。' })).toContain('story_has_blanks');
    expect(checks({ story: '原告承租被告的房屋。' })).not.toContain('story_has_blanks');
  });
});

describe('two who are sued for a loan', () => {
  const LOAN: PlainFacts = {
    cause: '民间借贷纠纷',
    defendants: [{ name: '申国强' }, { name: '秦小军' }],
    guarantor_name: '秦小军',
    guarantee_written: true,
    loan_principal: 60000,
    loan_on: '2025-03-01',
    loan_due_on: '2026-03-01',
    loan_relation: '同学',
  };

  test('are told apart: who borrowed is named in each sentence on it, and who vouched in their own', () => {
    const said = draft('civil-complaint', { ...LOAN, loan_borrower: '申国强' });
    expect(said).toContain('判令被告申国强向原告偿还借款本金');
    expect(said).toContain('原告与被告申国强系同学关系。');
    expect(said).toContain('被告申国强向原告借款');
    expect(said).toContain('判令秦小军对上述债务承担保证责任。');
    expect(said).not.toMatch(/被告(?:向原告|逾期|至今|系)/);
  });

  test('stay 被告 where nobody said who borrowed', () => {
    expect(draft('civil-complaint', LOAN)).toContain('判令被告向原告偿还借款本金');
  });
});

test('a suit over a reputation pays by the case, and a suit for money by its sum', () => {
  const template = templates.find(({ id }) => id === 'civil-complaint');
  if (!template) throw new Error('no complaint');
  const fees = (cause: string) =>
    assessDraft(template, dictionary, {
      sheet: sheetOf({ cause, claims: [{ content: '请求判令被告赔偿6500元', amount: 6500 }] }),
      today: TODAY,
    }).fees.map(({ outcome }) => (outcome.status === 'result' ? outcome.amount : null));
  expect(fees('名誉权纠纷')).toEqual([{ min: 100, max: 500 }]);
  expect(fees('买卖合同纠纷')).toEqual([50]);
});
