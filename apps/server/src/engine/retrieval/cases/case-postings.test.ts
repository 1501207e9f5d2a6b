import { termWeight } from '@mingfa/legal/words/bm25';
import { expect, test } from 'vitest';
import { CasePostings } from './case-postings.ts';
import { TermDictionary } from './term-dictionary.ts';

const filled = (cases: readonly (readonly string[])[]) => {
  const postings = new CasePostings();
  for (const one of cases) postings.add(one);
  postings.seal();
  return postings;
};

test('a dictionary numbers terms in the order in which they come, and knows them again from what was kept', () => {
  const dictionary = new TermDictionary();
  const terms = Array.from({ length: 5000 }, (_, at) => `词${at}`);
  expect(terms.map((term) => dictionary.add(term))).toEqual(terms.map((_, at) => at));
  const again = new TermDictionary(dictionary.hashes);
  expect([again.find('词4999'), again.find('词17'), again.find('别的'), again.add('别的')]).toEqual([
    4999, 17, -1, 5000,
  ]);
});

test('a case is scored by how often it has the words of the story and what they weigh', () => {
  const postings = filled([
    ['砍伐', '林木', '林木'],
    ['盗窃', '手机', '逃离'],
    ['砍伐', '手机', '许可'],
  ]);
  const scores = postings.score([
    { term: '林木', weight: 2 },
    { term: '砍伐', weight: 1 },
    { term: '没有', weight: 9 },
  ]);
  expect([...scores].map((score) => Math.round(score * 1000) / 1000)).toEqual([
    Math.round(1000 * (2 * termWeight(2) + 1)) / 1000,
    0,
    1,
  ]);
  expect([postings.casesWith('砍伐'), postings.casesWith('林木'), postings.casesWith('没有')]).toEqual([
    2, 1, 0,
  ]);
});

test('cases far apart and in several segments are found under their numbers', () => {
  const cases = Array.from({ length: 9000 }, (_, at) =>
    at % 4095 === 0 ? ['各案', '罕见', `号${at}`] : ['各案', '各案', '各案'],
  );
  const postings = filled(cases);
  expect(postings.size).toBe(9000);
  const scores = postings.score([{ term: '罕见', weight: 1 }]);
  expect([...scores].flatMap((score, at) => (score > 0 ? [at] : []))).toEqual([0, 4095, 8190]);
  expect(postings.score([{ term: '各案', weight: 1 }]).every((score) => score > 0)).toBe(true);
  expect(postings.casesWith('各案')).toBe(9000);
});

test('what was kept is searched as before, and grows on', () => {
  const postings = filled([
    ['借款', '利息'],
    ['房屋', '漏水'],
  ]);
  const again = new CasePostings(structuredClone(postings.keep()));
  expect(again.score([{ term: '漏水', weight: 1 }])).toEqual(postings.score([{ term: '漏水', weight: 1 }]));
  expect(again.add(['漏水', '邻居'])).toBe(2);
  expect(again.size).toBe(2);
  again.seal();
  expect([again.size, again.casesWith('漏水'), again.casesWith('邻居')]).toEqual([3, 2, 1]);
});
