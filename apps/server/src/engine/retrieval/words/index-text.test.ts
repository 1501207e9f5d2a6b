import { expect, test } from 'vitest';
import { indexText, questionTerms } from './index-text.ts';

const text = indexText({
  lawTitle: '中华人民共和国劳动合同法',
  shortTitle: '劳动合同法',
  headingPath: '第二章 劳动合同的订立 › 第一节 一般规定',
  label: '第十九条',
  text: '试用期不得超过六个月。',
  everydayWords: ['试岗'],
}).split(' ');

test('title, headings and everyday words are found like the text itself', () => {
  for (const word of ['同法', '试用期', '订立', '试岗', '六个']) expect(text).toContain(word);
});

test('numbers of headings are not words', () => {
  expect(text).not.toContain('二章');
  expect(text).not.toContain('中华');
});

test('every term of a question written like the text is in the index', () => {
  for (const term of questionTerms('试用期不得超过6个月')) expect(text).toContain(term);
});

test('a word counts more than two characters that merely stand together', () => {
  const terms = questionTerms('押金合同');
  expect(terms.filter((term) => term === '合同')).toHaveLength(2);
  expect(terms.filter((term) => term === '金合')).toHaveLength(1);
});
