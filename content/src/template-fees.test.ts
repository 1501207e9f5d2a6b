import { assessDraft } from '@mingfa/legal/drafting/assess-draft';
import { type PlainFacts, sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { beforeAll, expect, test } from 'vitest';
import { loadTemplates } from './load-templates.ts';

const TODAY = '2026-11-28';
let loaded: Awaited<ReturnType<typeof loadTemplates>>;
beforeAll(async () => {
  loaded = await loadTemplates();
});

/** The kinds and sums by which fees are worked out, with how each ended. */
function feesOf(id: string, facts: PlainFacts) {
  const template = loaded.templates.find((one) => one.id === id);
  if (!template) throw new Error(id);
  const { fees } = assessDraft(template, loaded.dictionary, { sheet: sheetOf(facts), today: TODAY });
  return fees.map(({ outcome }) => {
    const { status, inputs } = outcome as { status: string; inputs?: { caseKind?: string; claim?: number } };
    return [status, inputs?.caseKind, inputs?.claim];
  });
}
const claims = (...amounts: number[]) => amounts.map((amount) => ({ content: '判令被告支付款项', amount }));

test.each([
  ['肖像权纠纷', claims(30_000), [['result', 'personality', 30_000]]],
  ['肖像权纠纷', [{ content: '判令被告赔礼道歉' }], [['result', 'personality', undefined]]],
  ['离婚纠纷', claims(12_000), [['result', 'divorce', undefined]]],
  ['劳动合同纠纷', claims(12_000, 0.01), [['result', 'labour', undefined]]],
  ['追索劳动报酬纠纷', claims(12_000), [['result', 'labour', undefined]]],
  ['劳务合同纠纷', claims(12_000), [['result', 'property', 12_000]]],
  ['买卖合同纠纷', claims(0.01, 1e11), [['result', 'property', 1e11 + 0.01]]],
  ['买卖合同纠纷', claims(0), []],
  ['买卖合同纠纷', claims(-5), []],
])('a complaint over %s pays by its kind: %j', (cause, claimed, fees) =>
  expect(feesOf('civil-complaint', { cause, claims: claimed })).toEqual(fees),
);

test('a loan that came back whole pays for nothing, and a part for what is left', () => {
  const loan = { cause: '民间借贷纠纷', loan_principal: 100, loan_repaid_as: 'principal' };
  expect(feesOf('civil-complaint', { ...loan, loan_repaid: 100 })).toEqual([]);
  expect(feesOf('civil-complaint', { ...loan, loan_repaid: 40 })).toEqual([['result', 'property', 60]]);
});

test('copyright without a sum pays by the case', () => {
  expect(feesOf('copyright-complaint-form', {})).toEqual([['result', 'intellectual_property', undefined]]);
  expect(feesOf('copyright-complaint-form', { copyright_damages: 20_000 })).toEqual([
    ['result', 'intellectual_property', 20_000],
  ]);
});
