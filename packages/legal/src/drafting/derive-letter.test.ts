import { expect, test } from 'vitest';
import { deriveLabourSums } from './derive-labour-sums.ts';
import { deriveLetter } from './derive-letter.ts';
import { EMPTY_SHEET, entryAt, type PlainFacts, sheetOf, typeFact } from './fact-sheet.ts';

const SUIT: PlainFacts = {
  our_side: 'claimant',
  cause: '房屋租赁合同纠纷',
  claimants: [{ name: '方晓岚', phone: '13800000021' }],
  defendants: [{ name: '汪小琴' }],
  claims: [
    { content: '请求判令被告退还押金5000元', amount: 5000 },
    { content: '请求判令被告支付原告垫付的维修费600元', amount: 600 },
  ],
};
const derived = (facts: PlainFacts, before = EMPTY_SHEET) => deriveLetter(before, sheetOf(facts), () => true);
const value = (sheet: typeof EMPTY_SHEET, path: string) => entryAt(sheet, path)?.chosen.value;

test('a letter is from our side to the other, about the cause, and asks for what is claimed', () => {
  const sheet = derived(SUIT);
  expect(value(sheet, 'our_client/s1/name')).toBe('方晓岚');
  expect(value(sheet, 'letter_addressee/s1/name')).toBe('汪小琴');
  expect(value(sheet, 'letter_subject')).toBe('房屋租赁合同');
  expect(value(sheet, 'letter_demands/s2/content')).toBe('支付委托人垫付的维修费600元');
});

test('what is to be preserved is what is claimed, or what is left of a loan', () => {
  expect(value(derived(SUIT), 'preserve_amount')).toBe(5600);
  const loan = { loan_principal: 80000, loan_repaid: 5000, loan_repaid_as: 'principal' };
  expect(value(derived(loan), 'preserve_amount')).toBe(75000);
  expect(value(derived({ ...loan, loan_repaid_as: 'by_law' }), 'preserve_amount')).toBeUndefined();
});

test('whose side is ours decides who is the client; without it nobody is', () => {
  expect(value(derived({ ...SUIT, our_side: 'defendant' }), 'our_client/s1/name')).toBe('汪小琴');
  const { our_side: _, ...open } = SUIT;
  expect(value(derived(open), 'our_client/s1/name')).toBeUndefined();
});

test('what somebody typed stays as it is', () => {
  const typed = typeFact(sheetOf(SUIT), 'preserve_amount', 4000);
  expect(
    value(
      deriveLetter(EMPTY_SHEET, typed, () => true),
      'preserve_amount',
    ),
  ).toBe(4000);
});

test('of an employment the sums that wage and days make are worked out, and go with what they follow from', () => {
  const job: PlainFacts = {
    monthly_wage: 6000,
    worked_from: '2023-01-10',
    worked_until: '2026-02-10',
    ended_how: 'dismissed',
    has_labour_contract: false,
  };
  const sheet = deriveLabourSums(EMPTY_SHEET, sheetOf(job));
  expect(value(sheet, 'unlawful_end_pay')).toBe(42000);
  expect(value(sheet, 'double_wage_pay')).toBe(66000);
  const open = deriveLabourSums(sheet, typeFact(sheet, 'ended_how', 'resigned'));
  expect(value(open, 'unlawful_end_pay')).toBeUndefined();
});
