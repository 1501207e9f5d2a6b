import { expect, test } from 'vitest';
import { isBeyondLastArticle, isBeyondLastOfRepealed } from './last-articles.ts';

test('民法典 ends with article 1260, however its title is written', () => {
  expect(isBeyondLastArticle('中华人民共和国民法典', '2021-01-01', 1500)).toBe(true);
  expect(isBeyondLastArticle('民法典', '2021-01-01', 1260)).toBe(false);
});

test('nothing is said of another text of the law, nor of a law that is not known', () => {
  expect(isBeyondLastArticle('民法典', '2030-01-01', 1500)).toBe(false);
  expect(isBeyondLastArticle('风车法', '2021-01-01', 1500)).toBe(false);
});

test('合同法 had 428 articles, and of a law that is not known nothing is said', () => {
  expect(isBeyondLastOfRepealed('中华人民共和国合同法', 429)).toBe(true);
  expect(isBeyondLastOfRepealed('合同法', 428)).toBe(false);
  expect(isBeyondLastOfRepealed('风车法', 1000)).toBe(false);
});
