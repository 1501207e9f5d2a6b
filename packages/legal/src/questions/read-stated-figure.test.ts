import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';
import { readStatedFigure } from './read-stated-figure.ts';

const statementOf = (text: string) => readStatedFigure(readQuestion(text))?.statement ?? null;

test.each([
  ['民法典第188条规定诉讼时效是二年，对吗', '规定诉讼时效是二年'],
  ['民法典188条是不是三年', '是三年'],
  ['民法典第586条规定定金不能超过30%是不是', '规定定金不能超过30%'],
  ['民法典705条租赁期限最长是三十年吗？', '租赁期限最长是三十年'],
  ['Article 188 of the Civil Code says it is two years, right?', 'says it is two years'],
])('%s', (text, statement) => {
  expect(statementOf(text)).toBe(statement);
});

test.each([
  '民法典188条过了三年就不能告了对吗',
  '民法典188条规定三年内能起诉吗',
  '我借出去三年了，民法典188条还管用是吗',
  '民法典188条是三年还是两年',
  '民法典188条诉讼时效不是二年，对吗',
  '民法典188条和189条都是三年，对吗',
  '民法典188条诉讼时效多少年',
  '诉讼时效是二年，对吗',
])('nobody asks whether a figure of one article is right: %s', (text) => {
  expect(statementOf(text)).toBeNull();
});
