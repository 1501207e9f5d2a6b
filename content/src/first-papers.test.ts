import { entryAt } from '@mingfa/legal/drafting/fact-sheet';
import { describe, expect, test } from 'vitest';
import { claimsOf, firstPaper } from './testing/first-paper.ts';
import { FIRST_PAPER_STORIES } from './testing/first-paper-stories.ts';

describe('a told story leads to the paper that is filed first, with claims a lawyer would file', () => {
  test.each(FIRST_PAPER_STORIES)('$title', ({ text, paper, parties, claims }) => {
    const { sheet, offered, lines } = firstPaper(text);
    expect(offered[0]).toBe(paper);
    expect(claimsOf(lines())).toEqual(claims);
    const named = Object.keys(sheet.entries).flatMap((path) => {
      const [, list] = /^(claimants|defendants)\/[^/]+\/name$/.exec(path) ?? [];
      return list ? [`${list === 'claimants' ? '原告' : '被告'} ${entryAt(sheet, path)?.chosen.value}`] : [];
    });
    expect(named).toEqual(parties);
  });
});

describe('a press on a told value fills the sentence of a claim', () => {
  const LANDLORD = FIRST_PAPER_STORIES.find(({ title }) => title.startsWith('a landlord'))?.text ?? '';
  const rowOf = (says: RegExp) => {
    const { sheet } = firstPaper(LANDLORD);
    const path = Object.keys(sheet.entries).find(
      (one) => /^claims\/[^/]+\/content$/.test(one) && says.test(String(sheet.entries[one]?.chosen.value)),
    );
    return path?.replace(/\/content$/, '') ?? '';
  };

  test('a day stands in the first blank of the sentence', () => {
    const { lines } = firstPaper(LANDLORD, [[`${rowOf(/违约金/)}/content`, 'date', '2026-06-01']]);
    expect(claimsOf(lines())).toContain(
      '请求判令被告支付逾期付款违约金（以实际欠付的租金为基数，自2026年6月1日起，按约定的每日万分之五，计算至实际付清之日）。',
    );
  });

  test('another sum stands in the claim and in its sentence', () => {
    const { sheet, lines } = firstPaper(LANDLORD, [[`${rowOf(/支付租金/)}/amount`, 'money', 30_000]]);
    expect(claimsOf(lines())[0]).toBe('请求判令被告支付租金30000元。');
    expect(entryAt(sheet, `${rowOf(/支付租金/)}/amount`)?.confirmed).toBe(true);
  });

  test('what the story does not tell cannot be pressed', () => {
    expect(() => firstPaper(LANDLORD, [[`${rowOf(/支付租金/)}/amount`, 'money', 31_000]])).toThrow(
      'not told',
    );
  });
});

test('fraud by a stranger is offered no civil paper: it is for the police', () => {
  const story =
    '我被骗了，有个微信上认识的人说带我做投资，拉我进群，我前后往他给的平台充了8万6，开始能提现，后来提不出来了，客服说要交保证金，我又交了2万，现在群解散了人也联系不上。';
  expect(firstPaper(story).offered).toEqual([]);
});
