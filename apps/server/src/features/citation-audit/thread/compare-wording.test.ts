import { expect, test } from 'vitest';
import { compareWording } from './compare-wording.ts';

const ARTICLE =
  '借款合同对支付利息没有约定的，视为没有利息。\n禁止高利放贷，借款的利率不得违反国家有关规定。\n借款合同对支付利息约定不明确的，按照当地交易习惯确定。';

const told = (quote: string) =>
  compareWording(quote, ARTICLE)?.pieces.map(({ kind, text }) => `${kind} ${text}`);

test('what the article says around the quoted words is no difference', () => {
  expect(told('禁止高利放贷，借款的利率不得违反国家有关规定。')).toEqual([
    'same 禁止高利放贷，借款的利率不得违反国家有关规定。',
  ]);
});

test('a word that was changed stands against the one of the article', () => {
  expect(told('禁止高利放贷，借款的利率可以违反国家有关规定。')).toEqual([
    'same 禁止高利放贷，借款的利率',
    'quoted 可以',
    'law 不得',
    'same 违反国家有关规定。',
  ]);
});

test('without a quotation the article alone is shown', () => {
  expect(compareWording(null, ARTICLE)).toEqual({ article: ARTICLE, pieces: [] });
});
