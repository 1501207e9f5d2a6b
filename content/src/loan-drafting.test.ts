import { assessDraft } from '@mingfa/legal/drafting/assess-draft';
import { deriveFacts } from '@mingfa/legal/drafting/derive-facts';
import { documentText } from '@mingfa/legal/drafting/document-text';
import { EMPTY_SHEET, entryAt, type PlainFacts, sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { renderTemplate } from '@mingfa/legal/drafting/render-template';
import { describe, expect, test } from 'vitest';
import { loadTemplates } from './load-templates.ts';

const { templates, dictionary } = await loadTemplates();
const TODAY = '2026-11-29';
const complaint = templates.find(({ id }) => id === 'civil-complaint');
if (!complaint) throw new Error('no civil complaint');

const LOAN: PlainFacts = {
  cause: '民间借贷纠纷',
  loan_principal: 100000,
  loan_on: '2024-01-01',
  loan_due_on: '2025-01-01',
  loan_rate: 12,
};
const said = (facts: PlainFacts) =>
  documentText(renderTemplate(complaint, dictionary, { sheet: sheetOf(facts), today: TODAY }));
const assessed = (facts: PlainFacts) =>
  assessDraft(complaint, dictionary, { sheet: sheetOf(facts), today: TODAY });
const checks = (facts: PlainFacts) => assessed(facts).checks.map(({ id }) => id);

describe('interest that is claimed', () => {
  test('has a first day in every wording', () => {
    const ways: PlainFacts[] = [
      {},
      { loan_repaid: 20000, loan_repaid_as: 'principal' },
      { loan_repaid: 20000, loan_repaid_as: 'interest' },
      { loan_repaid: 20000, loan_repaid_as: 'by_law' },
      { loan_repaid: 20000 },
      { loan_overdue_rate: 13 },
      { loan_overdue_rate: 13, loan_repaid: 20000, loan_repaid_as: 'by_law' },
    ];
    for (const more of ways) {
      const claims = said({ ...LOAN, ...more })
        .split('\n')
        .filter((line) => /支付(?:借期内|逾期)?利息/.test(line) && /判令/.test(line));
      expect(claims.length).toBeGreaterThan(0);
      for (const claim of claims) expect(claim).toMatch(/自\d{4}年\d{1,2}月\d{1,2}日/);
    }
  });
});

describe('what was paid back', () => {
  test('is principal where no interest was agreed, or where it was agreed to be', () => {
    const { loan_rate: _, ...free } = LOAN;
    expect(said({ ...free, loan_repaid: 20000 })).toContain('尚欠的借款本金80000元');
    expect(said({ ...LOAN, loan_repaid: 20000, loan_repaid_as: 'principal' })).toContain(
      '尚欠的借款本金80000元',
    );
  });

  test('is asked about where interest runs, and until then the principal that is left stays open', () => {
    const facts = { ...LOAN, loan_repaid: 20000 };
    expect(assessed(facts).missing.map(({ path }) => path)).toContain('loan_repaid_as');
    expect(checks(facts)).toContain('repaid_how');
    expect(said(facts)).toMatch(/尚欠的借款本金＿+元/);
    expect(said(facts)).not.toContain('80000元');
  });

  test('counts for the interest until its day first, and what remains for the principal', () => {
    // 12 % of 100 000 for a year are 12 000; of 20 000 the other 8 000 are principal.
    const told = sheetOf({
      ...LOAN,
      loan_repaid: 20000,
      loan_repaid_as: 'by_law',
      loan_repaid_on: '2025-01-01',
    });
    const sheet = deriveFacts(dictionary, EMPTY_SHEET, told, TODAY);
    const left = entryAt(sheet, 'loan_principal_left')?.chosen;
    expect(left?.source).toEqual({ kind: 'rule', rule: 'repayment_order' });
    expect(Number(left?.value)).toBeGreaterThan(91_900);
    expect(Number(left?.value)).toBeLessThan(92_100);
    const text = documentText(renderTemplate(complaint, dictionary, { sheet, today: TODAY }));
    expect(text).toContain(`尚欠的借款本金${left?.value}元`);
    expect(text).toContain('第五百六十一条');
  });

  test('that is less than the interest leaves the principal whole', () => {
    const told = sheetOf({
      ...LOAN,
      loan_repaid: 500,
      loan_repaid_as: 'by_law',
      loan_repaid_on: '2025-01-01',
    });
    const sheet = deriveFacts(dictionary, EMPTY_SHEET, told, TODAY);
    expect(entryAt(sheet, 'loan_principal_left')?.chosen.value).toBe(100_000);
  });
});

describe('the rate agreed', () => {
  test('is told of above four times the LPR of the day of the loan, with the limit', () => {
    // The one-year LPR of 1 January 2024 is 3.45 %.
    const found = assessed({ ...LOAN, loan_rate: 36 }).checks.find(({ id }) => id === 'rate_above_limit');
    expect(found?.text.zh).toContain('13.8%');
    expect(found?.text.en).toContain('13.8%');
    expect(checks({ ...LOAN, loan_rate: 12 })).not.toContain('rate_above_limit');
    expect(checks({ ...LOAN, loan_rate: 12 })).not.toContain('rate_limit');
    expect(checks({ ...LOAN, loan_rate: 13.8 })).not.toContain('rate_above_limit');
    expect(checks({ ...LOAN, loan_overdue_rate: 14 })).toContain('rate_above_limit');
  });

  test('has no known limit without the day of the loan, or for a loan made before the rule', () => {
    const { loan_on: _, ...undated } = LOAN;
    expect(checks(undated)).toContain('rate_limit');
    expect(checks({ ...LOAN, loan_on: '2019-01-01' })).toContain('rate_limit');
  });
});

test('a demand starts the limitation anew', () => {
  const last = (facts: PlainFacts) => assessed(facts).deadlines[0]?.outcome;
  expect(last(LOAN)).toMatchObject({ status: 'result', date: expect.stringMatching(/^2028-01/) });
  expect(last({ ...LOAN, loan_demanded_on: '2026-10-08' })).toMatchObject({
    date: expect.stringMatching(/^2029-10/),
  });
});

test('so does a payment of a part, none after the end, and of one without its day no last day is told', () => {
  expect(assessed({ ...LOAN, loan_repaid: 20_000 }).deadlines).toEqual([]);
  const old = { ...LOAN, loan_due_on: '2022-03-01', loan_repaid: 20_000 };
  const checked = (facts: PlainFacts) => {
    const { deadlines, checks } = assessed(facts);
    return [deadlines[0]?.outcome, checks.some(({ id }) => id === 'limitation')];
  };
  expect(checked({ ...old, loan_repaid_on: '2024-06-01' })).toMatchObject([
    { date: expect.stringMatching(/^2027-06/) },
    false,
  ]);
  expect(checked({ ...old, loan_repaid_on: '2025-09-01' })).toMatchObject([
    { date: expect.stringMatching(/^2025-03/) },
    expect.anything(),
  ]);
});

describe('who vouched, and interest where no day was agreed', () => {
  const party = (name: string) => ({ party_kind: 'person', name });
  const VOUCHED: PlainFacts = {
    ...LOAN,
    defendants: [party('欧大成'), party('邵小勇')],
    loan_borrower: '欧大成',
    guarantor_name: '邵小勇',
    guarantee_written: true,
  };

  test('the last day of a guarantee stands beside the limitation, six months after the debt is due', () => {
    const { deadlines } = assessed({ ...VOUCHED, guarantee_due_on: '2026-06-01' });
    expect(deadlines).toHaveLength(2);
    expect(deadlines[1]?.outcome).toMatchObject({ status: 'result', date: '2026-12-01' });
    expect(assessed(VOUCHED).deadlines).toHaveLength(1);
  });

  test('a guarantee that says so is joint, one that does not waits for the means of the debtor', () => {
    expect(said({ ...VOUCHED, guarantee_joint: true })).toContain('判令邵小勇对上述债务承担连带清偿责任。');
    const ordinary = said({ ...VOUCHED, guarantee_joint: false });
    expect(ordinary).toContain(
      '判令邵小勇在对欧大成的财产依法强制执行后仍不能清偿的范围内，对上述债务承担一般保证责任。',
    );
    expect(said(VOUCHED)).toContain('判令邵小勇对上述债务承担保证责任。');
  });

  test('without a day to pay back interest runs from the suit, unless it is given up', () => {
    const { loan_due_on: _due, loan_rate: _rate, ...open } = LOAN;
    expect(said(open)).toContain('自起诉之日起至实际清偿之日止，参照一年期贷款市场报价利率计算');
    expect(said({ ...open, loan_interest_waived: true })).not.toContain('自起诉之日起');
  });
});
