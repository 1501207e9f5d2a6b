import { assessDraft } from '@mingfa/legal/drafting/assess-draft';
import { documentText } from '@mingfa/legal/drafting/document-text';
import { type PlainFacts, sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { renderBlankForm, renderTemplate } from '@mingfa/legal/drafting/render-template';
import type { Template } from '@mingfa/legal/drafting/template';
import { describe, expect, test } from 'vitest';
import { loadTemplates } from './load-templates.ts';

const { templates, dictionary } = await loadTemplates();
const TODAY = '2026-11-28';
const byId = (id: string): Template => {
  const found = templates.find((template) => template.id === id);
  if (!found) throw new Error(`no template ${id}`);
  return found;
};
/** The example with changes; what is null there is left open. */
const factsOf = (id: string, changes: Record<string, PlainFacts[string] | null>): PlainFacts =>
  Object.fromEntries(
    Object.entries<PlainFacts[string] | null>({ ...byId(id).example, ...changes }).flatMap(([fact, value]) =>
      value === null ? [] : [[fact, value]],
    ),
  );
const assess = (id: string, changes: Record<string, PlainFacts[string] | null> = {}) =>
  assessDraft(byId(id), dictionary, { sheet: sheetOf(factsOf(id, changes)), today: TODAY });
const text = (id: string, changes: Record<string, PlainFacts[string] | null> = {}) =>
  documentText(renderTemplate(byId(id), dictionary, { sheet: sheetOf(factsOf(id, changes)), today: TODAY }));

const CAUGHT: [string, string, Record<string, PlainFacts[string] | null>, string][] = [
  [
    'probation of three months in a contract of a year',
    'labour-contract',
    { labour_months: 12 },
    'probation_over_two',
  ],
  [
    'probation of two months in a contract of half a year',
    'labour-contract',
    { labour_months: 6, probation_months: 2 },
    'probation_over_one',
  ],
  [
    'any probation in a contract of two months',
    'labour-contract',
    { labour_months: 2, probation_months: 1 },
    'no_probation_under_three',
  ],
  [
    'probation in a contract for a task',
    'labour-contract',
    { labour_term_kind: 'task', labour_task: '系统上线' },
    'no_probation_for_task',
  ],
  [
    'probation of seven months, however long the contract',
    'labour-contract',
    { labour_term_kind: 'open', probation_months: 7 },
    'probation_over_six',
  ],
  [
    'a wage on probation below four fifths',
    'labour-contract',
    { probation_wage: 4159.99 },
    'probation_wage_low',
  ],
  [
    'a non-compete of ordinary staff',
    'non-compete-agreement',
    { compete_staff: 'ordinary' },
    'ordinary_staff',
  ],
  ['a non-compete of 25 months', 'non-compete-agreement', { compete_months: 25 }, 'over_two_years'],
  [
    'pay for a non-compete below three tenths of the wage',
    'non-compete-agreement',
    { compete_pay: 8999.99 },
    'pay_under_thirty',
  ],
  ['a lease of more than twenty years', 'house-lease', { lease_months: 241 }, 'over_twenty_years'],
  [
    'a lease whose last day is not that of its months',
    'house-lease',
    { lease_until: '2027-12-31' },
    'lease_term_differs',
  ],
  [
    'an employment whose last day is not that of its months',
    'labour-contract',
    { labour_months: 24, probation_months: 2 },
    'labour_term_differs',
  ],
  ['a penalty of five per cent a day', 'house-lease', { late_daily_rate: 5 }, 'late_rate_high'],
  [
    'a lease of twelve months that ends on its first day’s date',
    'house-lease',
    { lease_until: '2027-12-01' },
    'lease_day_too_many',
  ],
  [
    'terms of a lease that keep the deposit',
    'house-lease',
    { other_terms: '租客中途退租的，押金不退。' },
    'terms_keep_deposit',
  ],
  [
    'terms of a lease that end it at any time',
    'house-lease',
    { other_terms: '甲方需要自住的，可以随时收回房屋。' },
    'terms_end_anytime',
  ],
  [
    'terms that allow the subletting the contract forbids',
    'house-lease',
    { other_terms: '乙方可以转租其中一间。' },
    'terms_allow_subletting',
  ],
  [
    'terms that forbid the subletting the contract allows',
    'house-lease',
    { lease_sublet: true, other_terms: '一律不得转租。' },
    'terms_forbid_subletting',
  ],
  [
    'terms that leave repairs to the tenant',
    'house-lease',
    { other_terms: '小修小补的维修费用由乙方承担。' },
    'terms_other_repairs',
  ],
  [
    'an employment that ends on its first day’s date',
    'labour-contract',
    { labour_months: 24, labour_ends_on: '2028-12-01', probation_months: 2 },
    'labour_day_too_many',
  ],
  ['children where there are none to raise', 'divorce-agreement', { has_children: false }, 'child_of_none'],
  ['the same in a suit', 'divorce-complaint-form', { has_children: false }, 'child_of_none'],
  [
    'property where there is none to divide',
    'divorce-agreement',
    { has_shared_property: false },
    'property_of_none',
  ],
  [
    'debts where there are none',
    'divorce-agreement',
    { shared_debts: [{ description: '房贷', borne_by: 'claimant' }] },
    'debt_of_none',
  ],
  [
    'support of a child who turns eighteen on the day of the paper',
    'divorce-agreement',
    {
      children: [{ name: '何小满', gender: 'male', born_on: '2008-12-01', raised_by: 'defendant' }],
      signed_on: '2026-12-01',
    },
    'support_of_grown_child',
  ],
  ['the same in a sale', 'sale-contract', { late_daily_rate: 1 }, 'late_rate_high'],
  ['a loan above four times the LPR', 'iou', { loan_rate: 36 }, 'iou_rate_above_limit'],
  [
    'earnest money above a fifth of the price',
    'sale-contract',
    { earnest_money: 17_200.01 },
    'earnest_over_fifth',
  ],
  ['earnest money beside a penalty', 'sale-contract', { penalty_sum: 5000 }, 'earnest_and_penalty'],
  ['goods that do not make the price', 'sale-contract', { sale_price: 86_001 }, 'goods_are_not_price'],
  [
    'instalments that do not make the debt',
    'repayment-agreement',
    { debt_interest: null },
    'plan_is_not_debt',
  ],
  [
    'instalments that do not make a settlement',
    'settlement-agreement',
    { settle_sum: 99_999 },
    'plan_is_not_sum',
  ],
  [
    'instalments that do not make the loan',
    'loan-contract',
    { loan_principal: 120_000.5 },
    'loan_plan_is_not_principal',
  ],
  [
    'a penalty on staff for breaking secrecy',
    'confidentiality-agreement',
    { secrecy_kind: 'staff' },
    'no_penalty_on_staff',
  ],
  [
    'severance for who leaves for own reasons',
    'labour-termination-notice',
    { worker_end_ground: 'resigned' },
    'severance_on_own_reasons',
  ],
  [
    'a dismissal the union was not told of',
    'labour-termination-notice',
    { labour_notice_by: 'employer', employer_end_ground: 'rules', union_told: false },
    'union_not_told',
  ],
  [
    'a right to end a contract that lapsed',
    'termination-notice',
    { ending_known_on: '2025-11-28' },
    'right_lapsed',
  ],
  [
    'retrial of a mediation on grounds of judgments',
    'retrial-application',
    { retried_kind: 'mediation' },
    'mediation_grounds',
  ],
  [
    'retrial after a year',
    'retrial-application',
    { basis_effective_on: '2025-08-20', retrial_known_on: null },
    'year_gone',
  ],
  [
    'a suit over an upheld act against one organ alone',
    'administrative-complaint',
    { administrative_body: [{ name: '临江市河西区市场监督管理局', domicile: '临江市河西区政和路2号' }] },
    'upheld_two_defendants',
  ],
  [
    'a suit over inaction without reconsideration',
    'administrative-complaint',
    { act_kind: 'inaction', reconsidered_how: 'none' },
    'reconsider_first',
  ],
  [
    'reconsideration after a year',
    'reconsideration-application',
    { act_known_on: '2025-11-28' },
    'one_year_known',
  ],
  [
    'a work injury of more than a year ago',
    'work-injury-application',
    { injured_on: '2025-10-09' },
    'injury_year_gone',
  ],
  [
    'an appeal signed by an agent without the power',
    'appeal',
    { defendant_agents: [{ name: '许静', workplace: '临江明德律师事务所', authority: 'general' }] },
    'appeal_agent_powers',
  ],
  [
    'more asked for before judgment than is claimed',
    'advance-enforcement',
    { claims: [{ content: '赔偿医疗费', amount: 50_000 }] },
    'advance_above_claims',
  ],
];

describe('the checks of templates', () => {
  test.each(CAUGHT)('catch %s', (_, id, changes, check) => {
    expect(assess(id).checks.map((one) => one.id)).not.toContain(check);
    expect(assess(id, changes).checks.map((one) => one.id)).toContain(check);
  });

  test('let pass what stands just at a limit', () => {
    for (const [id, changes] of [
      ['labour-contract', { labour_months: 36, probation_months: 6 }],
      ['labour-contract', { probation_wage: 4160 }],
      ['non-compete-agreement', { compete_months: 24, compete_pay: 9000 }],
      ['house-lease', { lease_months: 240, lease_until: '2046-11-30', late_daily_rate: 0.1 }],
      ['house-lease', { other_terms: '未经甲方书面同意不得转租；押金退还前先验房。' }],
      ['sale-contract', { earnest_money: 17_200 }],
    ] as const)
      expect(assess(id, changes).checks, id).toEqual([]);
  });
});

test('what a check says has its figures', () => {
  const said = assess('house-lease', { lease_until: '2027-12-31', late_daily_rate: 5 }).checks;
  expect(said.map(({ text: { zh } }) => zh)).toEqual([
    '期限填的是12个月，从开始那天算到2027年11月30日为止，到期日填的却是2027年12月31日',
    expect.stringContaining('每日5%合每年1825%'),
  ]);
});

describe('the divorce agreement', () => {
  const child = { name: '何小满', born_on: '2019-06-10' };

  test('keeps a child of whom nobody said who raises it, with a blank, and names it as missing', () => {
    const changes = {
      children: [
        { ...child, raised_by: 'claimant' },
        { ...child, name: '何小寒' },
      ],
    };
    expect(text('divorce-agreement', changes)).toContain(
      '子女何小寒（2019年6月10日出生）由＿＿＿＿＿＿直接抚养',
    );
    expect(assess('divorce-agreement', changes).missing.map(({ path }) => path)).toEqual([
      'children/r2/raised_by',
    ]);
  });

  test('has children that are named, also where nobody said that there are some', () => {
    const changes = { has_children: null, children: [{ ...child, raised_by: 'claimant' }] };
    expect(text('divorce-agreement', changes)).toContain('子女何小满（2019年6月10日出生）由男方直接抚养');
  });

  test('asks whether there are children, property and debts where nobody said so', () => {
    const open = { has_children: null, children: null, has_shared_debts: null };
    const said = text('divorce-agreement', open);
    expect(said).toContain('双方需要抚养的子女：有□　没有□。');
    expect(said).toContain('夫妻共同债务：有□　没有□。');
    expect(assess('divorce-agreement', open).missing.map(({ path }) => path)).toEqual([
      'has_children',
      'has_shared_debts',
    ]);
  });
});

test('a title or a number that is filled in whole is not said twice', () => {
  const letter = text('lawyers-letter', { our_lawyers: '张三律师' });
  expect(letter).toContain('指派张三律师，就');
  expect(text('lawyers-letter', { our_lawyers: '张三' })).toContain('指派张三律师，就');
  expect(text('sale-complaint-form', { goods_late_clause: '第八条' })).toContain('合同条款：第八条）');
  expect(text('sale-complaint-form', { goods_late_clause: '8' })).toContain('合同条款：第8条）');
});

test('who lets a home without owning it sells nothing', () => {
  const letBy = (landlord_title: string) => text('house-lease', { landlord_title });
  expect(letBy('owner')).toContain('甲方出卖房屋的');
  expect(letBy('co_owner')).toContain('甲方出卖房屋的');
  expect(letBy('agent')).toContain('房屋所有权人出卖房屋的');
  expect(letBy('sublessor')).toContain('甲方与原出租人的租赁合同终止');
  for (const by of ['agent', 'sublessor']) expect(letBy(by)).not.toContain('甲方出卖');
});

test.each(templates)('$id is looked for by everyday names, in Chinese and in English', ({ calledAlso }) => {
  expect(calledAlso.filter((name) => /\p{Script=Han}/u.test(name)).length).toBeGreaterThan(1);
  expect(calledAlso.some((name) => /^[a-z][a-z -]+$/i.test(name))).toBe(true);
  expect(new Set(calledAlso).size).toBe(calledAlso.length);
});

test('an appeal names both sides by who appeals, with a copy for each respondent', () => {
  const said = text('appeal', { our_side: 'claimant' });
  expect(said).toContain('上诉人（原审原告）：周明远');
  expect(said).toContain('被上诉人（原审被告）：郑建平');
  expect(text('appeal')).toContain('上诉人（原审被告）：郑建平');
  const two = [
    { party_kind: 'person', name: '周明远', domicile: '柳树路18号' },
    { party_kind: 'person', name: '周明江', domicile: '柳树路19号' },
  ];
  expect(assess('appeal', { claimants: two }).copies?.count).toBe(3);
});

test('an appeal against a ruling has ten days, against a judgment fifteen', () => {
  const lastDay = (kind: string) =>
    JSON.stringify(assess('appeal', { appealed_kind: kind, appealed_served_on: '2026-11-10' }).deadlines);
  expect(lastDay('judgment')).toContain('2026-11-25');
  expect(lastDay('ruling')).toContain('2026-11-20');
});

test('the agreement of secrecy with staff says nothing of a penalty', () => {
  expect(text('confidentiality-agreement')).toContain('违约金');
  expect(text('confidentiality-agreement', { secrecy_kind: 'staff' })).not.toContain('违约金');
});

test('a lease names no court but that of the place of the home', () => {
  for (const said of [
    text('house-lease'),
    documentText(renderBlankForm(byId('house-lease'), dictionary, TODAY)),
  ])
    expect(said).toContain('向租赁房屋所在地人民法院起诉');
});

test('articles of a contract count through, whatever parts it has', () => {
  for (const id of ['labour-contract', 'sale-contract', 'loan-contract', 'settlement-agreement']) {
    const numbers = [...text(id).matchAll(/^第([一二三四五六七八九十]+)条　/gmu)].map(([, number]) => number);
    expect(numbers.slice(0, 3), id).toEqual(['一', '二', '三']);
    expect(new Set(numbers).size, id).toBe(numbers.length);
  }
});

test('comments on evidence have a row for each item with its three properties', () => {
  const said = text('cross-examination');
  expect(said).toContain('借条 | 认可 | 认可 | 认可 | 不认可');
  expect(said).toContain('微信聊天记录截图 | 未见原件，无法确认 | 认可 | 不认可');
});

describe('what is undecided', () => {
  const blank = (id: string) => documentText(renderBlankForm(byId(id), dictionary, TODAY));

  test('a notice that ends an employment says nothing of who ends it and why until both are chosen', () => {
    const open = { labour_notice_by: null, worker_end_ground: null, labour_end_facts: null };
    for (const said of [blank('labour-termination-notice'), text('labour-termination-notice', open)]) {
      expect(said).toContain('劳动者□　用人单位□');
      expect(said).toContain('个人原因□');
      expect(said).toContain('严重违反用人单位的规章制度□');
      expect(said).not.toMatch(/第三十七条|本人|提前三十日书面通知|本单位决定|☑/u);
    }
    const worker = text('labour-termination-notice', { worker_end_ground: null });
    expect(worker).toContain('未及时足额支付劳动报酬□');
    expect(worker).not.toContain('第三十七条');
    const employer = text('labour-termination-notice', {
      labour_notice_by: 'employer',
      employer_end_ground: null,
    });
    expect(employer).toContain('严重违反用人单位的规章制度□');
    expect(employer).not.toMatch(/第三十九条|第四十条|决定解除/u);
    expect(assess('labour-termination-notice', open).missing.map(({ path }) => path)).toContain(
      'labour_notice_by',
    );
  });

  test.each<[string, string, RegExp]>([
    ['appeal', '原审原告（上诉人□　被上诉人□）', /上诉人（原审/u],
    ['retrial-application', '原审原告（再审申请人□　被申请人□）', /再审申请人（原审/u],
    ['closing-argument', '原告□　被告□', /接受原告|接受被告/u],
    ['cross-examination', '质证人：原告□　被告□', /被告提交的证据|质证人：原告＿/u],
    ['power-of-attorney', '委托人（原告□　被告□）', /委托人：/u],
    ['representative-certificate', '法定代表人□　主要负责人□', /^法定代表人身份证明书/u],
    ['termination-notice', '自本通知到达时解除□', /合同自本通知到达贵方时解除/u],
    ['confidentiality-agreement', '合作双方□　用人单位与劳动者□', /协商不成的，向|履行工作职责/u],
    ['labour-contract', '固定期限□　无固定期限□', /为固定期限劳动合同|乙方实行标准工时制/u],
    ['loan-contract', '计息□　不计息□', /^第.条　借款年利率/mu],
    ['house-lease', '可以□　不得□', /乙方不得转租/u],
    ['repayment-agreement', '是否全部立即到期：是□　否□', /剩余款项全部立即到期/u],
    ['settlement-agreement', '剩余款项全部到期□', /全部立即到期/u],
    ['sale-contract', '被告住所地人民法院□', /向＿＿＿＿＿＿起诉/u],
  ])('%s printed blank has boxes for it, and no choice made', (id, boxes, decided) => {
    const said = blank(id);
    expect(said).toContain(boxes);
    expect(said).not.toMatch(decided);
    expect(said).not.toContain('☑');
  });
});

describe('claims for money', () => {
  const claims: PlainFacts[string] = [
    { content: '支付违法解除劳动合同赔偿金', amount: 137_500 },
    { content: '支付拖欠的工资1.04万元', amount: 10_400 },
    { content: '支付未休年休假工资', amount: 3000 },
    { content: '出具离职证明' },
  ];

  test('are written with their amount, once', () => {
    const said = text('labour-arbitration-application', { claims });
    expect(said).toContain('1. 支付违法解除劳动合同赔偿金137500元。');
    expect(said).toContain('2. 支付拖欠的工资1.04万元。');
    expect(said).toContain('4. 出具离职证明。');
    expect(text('civil-complaint', { claims })).toContain('1. 支付违法解除劳动合同赔偿金137500元。');
    expect(text('counterclaim', { counterclaims: claims })).toContain(
      '1. 支付违法解除劳动合同赔偿金137500元。',
    );
  });

  test('that stand in the place of those the facts gave say which fell away', () => {
    const ids = (said: PlainFacts[string]) =>
      assess('labour-arbitration-application', {
        claims: said,
        wages_unpaid: 9000,
        ended_how: 'dismissed',
        has_labour_contract: false,
      }).checks.map(({ id }) => id);
    const fellAway = ['wages_not_claimed', 'damages_not_claimed', 'double_wage_not_claimed'];
    expect(ids([{ content: '退还押金', amount: 2000 }])).toEqual(expect.arrayContaining(fellAway));
    for (const id of fellAway) expect(ids([])).not.toContain(id);
    expect(ids(claims)).not.toContain('wages_not_claimed');
    expect(ids(claims)).not.toContain('damages_not_claimed');
  });

  test('tick the boxes of the labour form by their kind, and stand in the free row where they have none', () => {
    const open = Object.fromEntries(
      ['wages', 'double_wage', 'overtime', 'leave', 'severance', 'unlawful_end'].flatMap((kind) => [
        [`sues_for_${kind}`, null],
        [`${kind}_details`, null],
      ]),
    );
    const said = text('labour-complaint-form', { ...open, claims, labour_claims_total: null });
    expect(said).toContain('1. 支付违法解除劳动合同赔偿金137500元。');
    expect(said).toMatch(/1\. 是否主张工资支付 \| 是☑　否□　明细： \/ 支付拖欠的工资1\.04万元\n/u);
    expect(said).toMatch(/未休年休假工资 \| 是☑　否□　明细： \/ 支付未休年休假工资3000元\n/u);
    expect(said).toMatch(
      /违法解除劳动合同赔偿金 \| 是☑　否□　明细： \/ 支付违法解除劳动合同赔偿金137500元\n/u,
    );
    expect(said).toMatch(/3\. 是否主张加班费 \| 是□　否□/u);
    expect(said).toMatch(/6\. 是否主张解除劳动合同经济补偿 \| 是□　否□/u);
    expect(said).toMatch(/9\. 其他诉讼请求 \| 出具离职证明\n/u);
    // What was said of a kind stays as it was said.
    expect(text('labour-complaint-form', { claims, sues_for_wages: false, wages_details: null })).toMatch(
      /1\. 是否主张工资支付 \| 是□　否☑/u,
    );
  });

  test.each([
    ['labour-arbitration-application', 'claims', 'claim_without_amount'],
    ['labour-complaint-form', 'claims', 'form_claim_without_amount'],
    ['civil-complaint', 'claims', 'typed_claim_without_amount'],
    ['counterclaim', 'counterclaims', 'counterclaim_without_amount'],
  ])('without one are told of by %s, with their row', (id, list, check) => {
    const without = assess(id, { [list]: [{ content: '支付经济补偿' }] });
    expect(without.checks.map((one) => one.id)).toContain(check);
    expect(without.missing.map(({ path }) => path)).toContain(`${list}/r1/amount`);
    const enough: PlainFacts[string][] = [
      [{ content: '支付经济补偿2万元' }],
      [{ content: '确认劳动关系' }],
      [{ content: '支付经济补偿', amount: 20_000 }],
    ];
    for (const rows of enough) {
      const told = assess(id, { [list]: rows });
      expect(told.checks.map((one) => one.id)).not.toContain(check);
      expect(told.missing.map(({ path }) => path)).not.toContain(`${list}/r1/amount`);
    }
  });
});

test('where a reconsideration upheld the act of a district organ the basic court is right', () => {
  expect(text('administrative-complaint')).toContain('临江市河西区人民法院');
  const ids = (changes: Record<string, PlainFacts[string] | null>) =>
    assess('administrative-complaint', changes).checks.map(({ id }) => id);
  const court = { administrative_court: '临江市中级人民法院' };
  expect(ids(court)).toContain('upheld_court_level');
  expect(ids({})).not.toContain('upheld_court_level');
  expect(
    ids({
      ...court,
      administrative_body: [
        { name: '临江市河西区人民政府', domicile: '政和路1号' },
        { name: '临江市人民政府', domicile: '人民路1号' },
      ],
    }),
  ).not.toContain('upheld_court_level');
});

test('no template relies on the repealed rule about workers who draw a pension', () => {
  for (const { id, articles, warnings } of templates) {
    expect(JSON.stringify(articles), id).not.toContain('劳动争议解释一 32');
    expect(JSON.stringify(warnings), id).not.toMatch(/按劳务关系处理|劳动争议解释一 32/u);
  }
});

test('an agreement of divorce goes by the sex of who sued, and no label calls the claimant the husband', () => {
  const children = [{ name: '何小满', gender: 'male', born_on: '2019-06-10', raised_by: 'claimant' }];
  const claimant = (gender: string) => ({
    children,
    claimants: [{ party_kind: 'person', name: '何某', gender, domicile: '柳树路18号' }],
  });
  expect(text('divorce-agreement', { children })).toContain('由男方直接抚养');
  expect(text('divorce-agreement', claimant('male'))).toContain('由男方直接抚养');
  expect(text('divorce-agreement', claimant('female'))).toContain('由女方直接抚养，男方每月支付抚养费');
  const records = JSON.stringify([...dictionary.records.values()]);
  expect(records).not.toMatch(/原告（男方）|被告（女方）/u);
});

test('a dismissal and a claim for damages name their articles, and the closing the articles of arbitration', () => {
  const claims = [{ content: '支付违法解除劳动合同赔偿金', amount: 137_500 }];
  const said = text('labour-arbitration-application', { ended_how: 'dismissed', claims });
  expect(said).toContain('依照该法第四十八条、第八十七条');
  expect(said).toContain('《中华人民共和国劳动争议调解仲裁法》第五条、第二十八条的规定');
  expect(text('labour-arbitration-application')).not.toContain('第八十七条');
  const ids = (changes: Record<string, PlainFacts[string] | null>) =>
    assess('labour-arbitration-application', changes).checks.map(({ id }) => id);
  expect(ids({ claims })).toContain('damages_without_dismissal');
  const dismissed = { ended_how: 'dismissed', wages_unpaid: null };
  expect(ids({ claims, ...dismissed })).toEqual([]);
  expect(ids({ claims: [...claims, { content: '继续履行劳动合同' }], ...dismissed })).toEqual([
    'damages_and_goes_on',
  ]);
});

test('blanks of a party and an agent say what goes there; what is known stands without a name', () => {
  for (const id of [
    'civil-complaint',
    'appeal',
    'labour-arbitration-application',
    'preservation-application',
  ]) {
    const said = documentText(renderBlankForm(byId(id), dictionary, TODAY));
    expect(said, id).toMatch(/姓名＿+，性别＿+，＿+年＿+月＿+日出生，民族＿+，工作单位＿+，职务＿+，住＿+/u);
    expect(said, id).toMatch(/（单位：名称＿+，住所地＿+，统一社会信用代码＿+，法定代表人（负责人）＿+/u);
    expect(said, id).not.toMatch(/[：，]＿+，＿+，/u);
  }
  const said = text('civil-complaint');
  expect(said).toContain('原告：周明远，男，');
  expect(said).not.toMatch(/姓名|（单位：/u);
});

test('律师 stands behind the firm of an agent', () => {
  const agent = (more: Record<string, string>) =>
    text('civil-complaint', {
      claimant_agents: [{ name: '许静', workplace: '江苏明诚律师事务所', authority: 'general', ...more }],
    });
  expect(agent({})).toContain('许静，江苏明诚律师事务所律师');
  expect(agent({ position: '实习律师' })).toContain('许静，江苏明诚律师事务所实习律师');
  expect(agent({ workplace: '江苏明诚律师事务所律师' })).toMatch(/律师事务所律师[，。]/u);
  expect(agent({ workplace: '临江市河东区司法局' })).toMatch(/司法局[，。]/u);
});

describe('interest of a loan that is paid already', () => {
  const loan = { loan_rate: 12, loan_repaid: null, loan_repaid_as: null };
  test('is claimed from the day after it is paid until, and stands in the facts', () => {
    const said = text('civil-complaint', {
      ...loan,
      loan_interest_paid: 14_400,
      loan_interest_paid_until: '2025-02-28',
    });
    expect(said).toContain('自2025年2月28日的次日起分段计算至实际清偿之日止，按年利率12%计算');
    expect(said).toContain('被告已支付利息14400元，利息付至2025年2月28日。');
    expect(said.match(/判令被告向原告支付利息/gu)).toHaveLength(1);
  });

  test('is deducted where nobody knows until when', () => {
    const said = text('civil-complaint', { ...loan, loan_interest_paid: 14_400 });
    expect(said).toContain('扣除被告已支付的利息14400元');
    expect(said.match(/判令被告向原告支付利息/gu)).toHaveLength(1);
  });

  test('moves the first day of agreed overdue interest where it goes beyond the day the loan was due', () => {
    const said = text('civil-complaint', {
      ...loan,
      loan_overdue_rate: 13,
      loan_interest_paid_until: '2025-08-31',
    });
    expect(said).toContain('支付逾期利息（自2025年8月31日的次日起');
    expect(said).not.toContain('借期内利息');
  });

  test('and the day it was paid back is told', () => {
    expect(
      text('civil-complaint', {
        loan_repaid: 20_000,
        loan_repaid_as: 'principal',
        loan_repaid_on: '2025-05-06',
      }),
    ).toContain('被告于2025年5月6日已归还本金20000元');
  });
});

test('an application to preserve tells of the loan that is known and asks for no story; its own goes nowhere else', () => {
  const loan = {
    preserve_story: null,
    loan_principal: 120_000,
    loan_on: '2024-03-01',
    loan_due_on: '2025-03-01',
  };
  const said = text('preservation-application', {
    ...loan,
    loan_repaid: 20_000,
    story: '原告与被告是同事。',
  });
  expect(said).toContain('2024年3月1日，被申请人向申请人借款120000元，约定于2025年3月1日前归还。');
  expect(said).toContain('被申请人已还款20000元，其余至今没有清偿。');
  expect(said).not.toContain('原告');
  const missing = (changes: Record<string, PlainFacts[string] | null>) =>
    assess('preservation-application', changes).missing.map(({ path }) => path);
  expect(missing(loan)).toEqual([]);
  expect(missing({ preserve_story: null })).toEqual(['preserve_story']);
  const { preserve_story } = byId('preservation-application').example;
  expect(text('civil-complaint', { preserve_story: preserve_story ?? null })).not.toContain('被申请人');
});
