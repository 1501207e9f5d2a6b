import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { expect, test } from 'vitest';
import { suggestTerms } from './suggest-terms.ts';

const findWords = matchLexicon([
  { everyday: '房东', legal: ['出租人'], weight: 1 },
  { everyday: '跑路', legal: ['逃匿'], weight: 0.8 },
  { everyday: '跑路', legal: ['终止营业'], weight: 0.9 },
  { everyday: '公司', legal: ['用人单位'], weight: 0.3 },
  { everyday: '退押金', legal: ['一个说得很长而不再是词语的句子', '返还', '租赁合同', '保证金'] },
  { everyday: 'landlord', legal: ['出租人'] },
]);
const suggest = (text: string) => suggestTerms({ findWords }, { text }).items;

test('everyday words are given in the words of the statutes, in the order of the text', () => {
  expect(suggest('房东跑路了')).toEqual([
    { said: '房东', terms: ['出租人'] },
    { said: '跑路', terms: ['终止营业', '逃匿'] },
  ]);
  expect(suggest('my Landlord')).toEqual([{ said: 'Landlord', terms: ['出租人'] }]);
});

test('two terms at most, and none that is a whole sentence', () => {
  expect(suggest('不退押金')).toEqual([{ said: '退押金', terms: ['返还', '租赁合同'] }]);
});

test('nothing is offered for a doubtful word, a term already said, or a word said before', () => {
  expect(suggest('公司')).toEqual([]);
  expect(suggest('房东是出租人')).toEqual([]);
  expect(suggest('房东说房东')).toHaveLength(1);
});
