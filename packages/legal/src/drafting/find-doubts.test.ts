import { expect, test } from 'vitest';
import { EMPTY_SHEET, type FactSheet, offerFact } from './fact-sheet.ts';
import { findDoubts } from './find-doubts.ts';

const sheetOf = (facts: Record<string, string | number>): FactSheet =>
  Object.entries(facts).reduce(
    (sheet, [path, value]) => offerFact(sheet, path, { value, source: { kind: 'rule', rule: 'test' } }),
    EMPTY_SHEET,
  );
const said = (facts: Record<string, string | number>, template = 'civil-complaint') =>
  findDoubts(sheetOf(facts), template).map(({ text }) => text.zh);

const SPOUSES = {
  cause: '离婚纠纷',
  'claimants/s1/name': '乔一苇',
  'claimants/s1/party_kind': 'person',
  'defendants/s2/name': '简大中',
  'defendants/s2/party_kind': 'person',
};

test('a divorce between two people is doubted before a labour commission, and not before a court', () => {
  expect(said(SPOUSES, 'labour-arbitration-application')).toHaveLength(2);
  expect(said(SPOUSES)).toEqual([]);
});

test('a child who sues alone lacks somebody who acts for it', () => {
  const child = { ...SPOUSES, cause: '肖像权纠纷', story: '我的女儿乔一苇8岁，被告用了她的照片。' };
  expect(said(child)).toEqual([expect.stringContaining('法定代理人')]);
});

test('a sum from which nothing that was paid is taken off is doubted', () => {
  const debt = {
    ...SPOUSES,
    cause: '买卖合同纠纷',
    told_account: '据原告自述：他付了2000元。',
    'claims/c1/content': '请求判令被告支付货款9000元',
    'claims/c1/amount': 9000,
  };
  expect(said(debt)).toEqual([expect.stringContaining('扣除')]);
});
