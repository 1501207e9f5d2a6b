import { assessDraft } from '@mingfa/legal/drafting/assess-draft';
import { documentText } from '@mingfa/legal/drafting/document-text';
import { EMPTY_SHEET, type PlainFacts, sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { offerStory } from '@mingfa/legal/drafting/offer-story';
import { readStory } from '@mingfa/legal/drafting/read-story';
import { renderBlankForm, renderTemplate } from '@mingfa/legal/drafting/render-template';
import { TOLD_STORIES } from '@mingfa/legal/drafting/testing/told-stories';
import { UNSEEN_STORIES } from '@mingfa/legal/drafting/testing/unseen-stories';
import { describe, expect, test } from 'vitest';
import { loadTemplates } from './load-templates.ts';

const { templates, dictionary } = await loadTemplates();
const TODAY = '2026-11-29';
const byId = (id: string) => {
  const found = templates.find((template) => template.id === id);
  if (!found) throw new Error(`no template ${id}`);
  return found;
};
const said = (id: string, facts: PlainFacts) =>
  documentText(renderTemplate(byId(id), dictionary, { sheet: sheetOf(facts), today: TODAY }));
const missing = (id: string, facts: PlainFacts) =>
  assessDraft(byId(id), dictionary, { sheet: sheetOf(facts), today: TODAY }).missing.map(({ path }) => path);
const blank = (id: string) => documentText(renderBlankForm(byId(id), dictionary, TODAY));

describe('the labour form', () => {
  const FACTS: PlainFacts = {
    sues_for_wages: true,
    wages_unpaid: 16000,
    wages_unpaid_for: '2025年5月和6月',
    sues_for_double_wage: true,
    has_labour_contract: false,
    worked_from: '2022-03-01',
    monthly_wage: 8000,
    defendants: [{ party_kind: 'organisation', name: '临江市蓝鲸网络科技有限公司' }],
    claims: [
      { content: '请求支付工资16000元', amount: 16000 },
      { content: '请求支付双倍工资88000元', amount: 88000 },
    ],
    story: '原告在被告处工作三年。',
  };

  test('fills the rows whose facts are on the sheet: wages, the missing contract, the total, claims and reasons in full', () => {
    const form = said('labour-complaint-form', FACTS);
    expect(form).toContain('明细：拖欠2025年5月和6月的工资16000元');
    expect(form).toContain('明细：2022年3月1日入职，没有签订书面劳动合同，月工资8000元');
    expect(form).toContain('原告与临江市蓝鲸网络科技有限公司没有签订书面劳动合同。');
    expect(form).toContain('104000元');
    expect(form).toContain('2. 请求支付双倍工资88000元。');
    expect(form).toContain('原告在被告处工作三年。');
  });

  test('asks for nothing that these facts say already', () => {
    const asked = missing('labour-complaint-form', FACTS);
    for (const path of ['wages_details', 'double_wage_details', 'labour_claims_total'])
      expect(asked).not.toContain(path);
    expect(missing('labour-complaint-form', { sues_for_wages: true })).toContain('wages_details');
  });

  test('what somebody wrote themselves stands in place of what is worked out', () => {
    const form = said('labour-complaint-form', {
      ...FACTS,
      wages_details: '两个月工资',
      labour_claims_total: 100,
    });
    expect(form).toContain('明细：两个月工资');
    expect(form).not.toContain('拖欠2025年5月和6月的工资');
    expect(form).not.toContain('104000元');
  });
});

describe('the divorce form', () => {
  const FACTS: PlainFacts = {
    cause: '离婚纠纷',
    married_on: '2014-10-08',
    marriage_registry: '临江市河东区民政局',
    children: [{ name: '蒋乐乐', born_on: '2016-04-12', raised_by: 'claimant' }],
    shared_property: [{ description: '临江市柳树路66号', value: 1500000 }],
    shared_debts: [{ description: '向亲戚借款', amount: 50000 }],
    claims: [{ content: '请求离婚' }],
  };

  test('draws on every fact it has a row for, whether or not anybody said that there is such a thing', () => {
    const form = said('divorce-complaint-form', FACTS);
    expect(form).toContain('有财产☑');
    expect(form).toContain('有债务☑');
    expect(form).toContain('有此问题☑');
    expect(form).toContain('其他（按照上述样式列明）：临江市柳树路66号');
    expect(form).toContain('估值1500000元');
    expect(form).toContain('向亲戚借款，50000元');
    expect(form).toContain('登记机关：临江市河东区民政局');
    expect(form).toContain('请求判令原告与被告离婚');
    expect(form).toContain('1. 请求离婚。');
    expect(missing('divorce-complaint-form', FACTS)).not.toContain('has_children');
    expect(missing('divorce-complaint-form', FACTS)).toContain('child_support');
  });
});

describe('the enforcement form', () => {
  test('a party of whom nobody said what they are is not left out, and what was preserved before the suit is ticked', () => {
    const form = said('enforcement-application-form', {
      claimants: [{ name: '周明远' }],
      defendants: [{ name: '郑建平' }],
      preservation_done: true,
      preservation_number: '（2026）京0105财保1号',
    });
    expect(form).toContain('姓名：周明远');
    expect(form).toContain('姓名：郑建平');
    expect(form).toContain('有☑');
    expect(form).toContain('（2026）京0105财保1号');
  });
});

describe('the forms of sales, homes, bank loans, copyright and penalties', () => {
  const checksOf = (id: string, facts: PlainFacts) =>
    assessDraft(byId(id), dictionary, {
      sheet: sheetOf({ ...byId(id).example, ...facts }),
      today: TODAY,
    }).checks.map((check) => check.id);

  test('a box is ticked by what is claimed, and neither box where nobody was asked', () => {
    const form = said('home-sale-complaint-form', {
      home_contract_claim: 'rescind',
      home_money_claims: [{ kind: 'earnest', amount: 50000 }],
      home_delivery_claimed: false,
    });
    expect(form).toContain('主张解除☑');
    expect(form).toContain('／定金☑');
    expect(form).toContain('返还定金50000元');
    expect(form).toContain('主张交付房屋：是□　否☑');
    expect(form).toContain('主张返还房屋：是□　否□');
  });

  test('claims make the total where none is typed', () => {
    const claims = [
      { content: '判令被告支付货款', amount: 86000 },
      { content: '支付违约金', amount: 4000 },
    ];
    expect(said('sale-complaint-form', { claims })).toContain('90000元');
    expect(said('sale-complaint-form', { claims, claims_total: 95000 })).toContain('95000元');
  });

  test('a seller is not asked for a buyer’s rows', () => {
    const asked = (side: string) => missing('sale-complaint-form', { goods_side: side, goods_damages: 5000 });
    expect(asked('buyer')).toContain('goods_damages_how');
    expect(asked('seller')).not.toContain('goods_damages_how');
  });

  test('an agreement on arbitration is pointed at, and a loan that is not due', () => {
    expect(checksOf('sale-complaint-form', { agreed_forum: '提交临江仲裁委员会仲裁' })).toContain(
      'goods_arbitration',
    );
    expect(checksOf('bank-loan-complaint-form', { loan_due_on: '2027-07-27' })).toContain('bank_not_due');
    expect(checksOf('bank-loan-complaint-form', { bank_principal_owed: 400000 })).toContain(
      'bank_owed_not_left',
    );
  });

  test('damages by law have a limit, and are no base of punitive ones', () => {
    expect(checksOf('copyright-complaint-form', { copyright_damages: 6_000_000 })).toContain(
      'copyright_statutory_range',
    );
    expect(checksOf('copyright-complaint-form', { copyright_punitive: true })).toContain(
      'copyright_punitive_by_law',
    );
  });

  test('every right and act that was chosen is ticked, and no other', () => {
    const form = said('copyright-complaint-form', {
      infringed_rights: [{ right: 'network' }, { right: 'authorship' }],
      infringing_acts: [{ act: 'plagiarised' }],
    });
    expect(form).toContain('2. 署名权☑');
    expect(form).toContain('12. 信息网络传播权☑');
    expect(form).toContain('5. 复制权□');
    expect(form).toContain('☑5. 剽窃他人作品的');
  });

  test('a penalty upheld on reconsideration has two defendants, and its decision stands in the form', () => {
    const upheld = {
      reconsidered_how: 'upheld',
      reconsidered_on: '2026-11-20',
      reconsidered_number: '临政复12号',
    };
    expect(checksOf('penalty-complaint-form', upheld)).toContain('penalty_upheld_two_defendants');
    expect(
      said('penalty-complaint-form', { ...byId('penalty-complaint-form').example, ...upheld }),
    ).toContain('复议机关维持了原行政行为（临政复12号），2026年11月20日收到');
  });
});

test('blank official forms show the rows of the form alone', () => {
  for (const { id } of templates.filter(({ official }) => official !== null))
    expect(blank(id)).not.toMatch(/登记机关|没有签订书面劳动合同，月工资|拖欠|估值|请求判令原告与被告离婚/);
});

test('everything the reader of stories fills is a fact that some template has', () => {
  const known = (path: string) => {
    const [fact = '', row, field] = path.split('/');
    const definition =
      dictionary.facts.get(fact) ?? templates.flatMap(({ own }) => own).find(({ id }) => id === fact);
    const fields = dictionary.records.get(definition?.record ?? '')?.fields ?? [];
    return definition !== undefined && (row === undefined || fields.some(({ id }) => id === field));
  };
  for (const { text } of [...TOLD_STORIES, ...UNSEEN_STORIES]) {
    const sheet = offerStory(EMPTY_SHEET, text, readStory(text, TODAY));
    expect(Object.keys(sheet.entries).filter((path) => !known(path))).toEqual([]);
  }
});
