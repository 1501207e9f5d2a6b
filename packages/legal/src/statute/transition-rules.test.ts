import { expect, test } from 'vitest';
import { isTransitionSource, transitionRules } from './transition-rules.ts';

const CODE = '中华人民共和国民法典';
const at = (day: string, ...articles: number[]) =>
  transitionRules(
    articles.map((article) => ({ title: CODE, article })),
    day,
  ).map(({ article }) => article);

test('what happened before the Civil Code is judged by it in the general cases and in those of its articles', () => {
  expect(at('2015-06-01', 577)).toEqual([1, 1, 2]);
  expect(at('2015-06-01', 1136)).toEqual([1, 1, 2, 15]);
  expect(at('2015-06-01', 1217, 1213)).toEqual([1, 1, 2, 18, 24]);
});

test('nothing is named on a day on which the law was in force, or of another law', () => {
  expect(at('2021-01-01', 577)).toEqual([]);
  expect(transitionRules([{ title: '中华人民共和国劳动合同法', article: 87 }], '2015-06-01')).toEqual([]);
});

test('what is ruled for the article that decides comes before what holds in general', () => {
  const deciding = (decides: number) =>
    transitionRules(
      [1142, 1136].map((article) => ({ title: CODE, article, decides: article === decides })),
      '2015-06-01',
    ).map(({ article }) => article);
  expect(deciding(1142)).toEqual([23, 1, 1, 2, 15]);
  expect(deciding(1136)).toEqual([15, 1, 1, 2, 23]);
});

test('the capital of a company sold before its law is no matter of the new law', () => {
  expect(transitionRules([{ title: '公司法', article: 88 }], '2023-06-01').map(({ item }) => item)).toEqual([
    null,
  ]);
});

test('a rule names its place down to the item', () => {
  const rules = transitionRules([{ title: '公司法', article: 84 }], '2019-06-01');
  expect(rules.at(-1)).toMatchObject({
    article: 1,
    paragraph: 2,
    item: 4,
    documentNumber: '法释〔2024〕7号',
  });
  expect(isTransitionSource(rules[0]?.source ?? '')).toBe(true);
  expect(isTransitionSource(CODE)).toBe(false);
});
