import { loadTemplates } from '@mingfa/content/load-templates';
import { type PlainFacts, sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { expect, test } from 'vitest';
import { makeCatalog, requireTemplate } from '../templates/template-catalog.ts';
import { checkAmounts } from './check-amounts.ts';

const { templates, dictionary } = await loadTemplates();
const catalog = makeCatalog(templates, dictionary);
const entry = requireTemplate(catalog, 'civil-complaint');
const told = (content: string, facts: PlainFacts = {}, amount?: number) =>
  checkAmounts({
    catalog,
    entry,
    text: '',
    sheet: sheetOf({ ...facts, claims: [{ content, ...(amount === undefined ? {} : { amount }) }] }),
  }).map(({ text: { zh }, source }) => zh + (source ?? ''));
const LOAN = { loan_principal: 120_000, loan_repaid: 20_000, loan_repaid_as: 'principal' };

test('more than what is owed of a loan is told, whatever the claim calls it', () => {
  for (const claim of ['判令被告归还借款本金', '判令被告偿还欠款'])
    expect(told(`${claim}120000元`, LOAN, 120_000)).toEqual([
      '第1项请求120000元，按事实尚欠的本金是100000元',
    ]);
  expect(told('判令被告归还借款本金100000元', LOAN, 100_000)).toEqual([]);
  const both = (principal: number) =>
    told(`归还借款本金${principal}元、利息5000元（暂计至2026年5月1日）`, LOAN, principal + 5000).join();
  expect(both(110_000)).toContain('第1项请求110000元，按事实尚欠的本金是100000元');
  expect(both(100_000)).not.toContain('按事实尚欠');
});

test('a claim for interest says from when and at which rate, also without a sum', () => {
  expect(told('判令被告支付利息')).toEqual([
    '第1项请求的利息没有写从哪一天起算',
    '第1项请求的利息没有写按什么利率、什么标准计算',
  ]);
  expect(told('判令被告支付利息（以100000元为基数，自2025年3月2日起按年利率8%计算至实际清偿之日）')).toEqual(
    [],
  );
  expect(told('判令被告支付利息3000元（暂计至2026年5月1日）', { loan_interest_paid: 3000 }, 3000)).toEqual(
    [],
  );
});

test('interest that was never agreed is none, and interest for being late is another', () => {
  const none = { loan_bears_interest: false };
  const from = '自2025年3月2日起按一年期贷款市场报价利率计算';
  expect(told(`支付利息，${from}`, none)).toEqual([expect.stringContaining('民法典 680')]);
  expect(told(`支付逾期利息，${from}`, none)).toEqual([]);
});
