import { describe, expect, test } from 'vitest';
import { readStory } from './read-story.ts';

const TODAY = '2026-11-29';
const list = (story: string, path: string) =>
  readStory(story, TODAY).flatMap((fact) => (fact.path === path ? [fact.value] : []));
const LENT = '2025年2月10日岳永清向我借款9万元，我当天转账给他。';

describe('what comes back on a loan', () => {
  test.each([
    ['他今年1月6日打了3万，说是还本的。', 30000],
    ['今年1月6日他微信转了3万，备注“还款”。', 30000],
    ['2026年1月6日他现金还了3万。', 30000],
    ['今年1月6日他又给我转了3万，算还本金。', 30000],
    ['对方2026年1月6日给我汇了3万，讲先还一部分本金。', 30000],
  ])('is paid back, and no other part of it: %s', (told, sum) => {
    expect(list(LENT + told, 'loan_repaid')).toEqual([sum]);
    expect(list(LENT + told, 'loan_parts')).toEqual([]);
    expect(new Set(list(LENT + told, 'loan_on'))).toEqual(new Set(['2025-02-10']));
    expect(list(LENT + told, 'loan_principal')).toEqual([90000]);
  });

  test('is summed over several payments, each said to be principal', () => {
    const told = `${LENT}今年1月6日他转了3万，说是先还本金，今年3月又给了4000，备注还本。`;
    expect(list(told, 'loan_repaid')).toEqual([34000]);
    expect(list(told, 'loan_repaid_as')).toEqual(['principal']);
  });

  test('goes on in a sentence that says only that he gave again', () => {
    expect(list(`${LENT}今年1月6日他还了我3万。后来又转了2000。`, 'loan_repaid')).toEqual([32000]);
  });

  test('what the teller handed over again is another part', () => {
    const told = `${LENT}2025年3月1日他又让我转了2万，我转给他了。`;
    expect(list(told, 'loan_repaid')).toEqual([]);
  });

  test('interest paid by the month, and until when, is no principal', () => {
    const told = `${LENT}月息一分。头半年的利息他按月给了，每个月900，付到去年8月。`;
    expect(list(told, 'loan_interest_paid')).toEqual([5400]);
    expect(list(told, 'loan_interest_paid_until')).toEqual(['2025-08-31']);
    expect(list(told, 'loan_repaid')).toEqual([]);
    expect(list(`${LENT}今年1月他给了我3000，说是利息。`, 'loan_repaid')).toEqual([]);
  });

  test('was lent before it: a day without its year is not later than the first payment', () => {
    const told = '我借给岳永清9万元，是10月8号从银行转给他的。去年12月20号他还了2万。';
    expect(list(told, 'loan_on')).toEqual(['2025-10-08']);
  });
});
