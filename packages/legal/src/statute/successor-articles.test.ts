import { expect, test } from 'vitest';
import { formerArticles, SUCCESSIONS, successorArticles } from './successor-articles.ts';

test('an article that no longer holds has its successor, however the law is called', () => {
  expect(successorArticles('中华人民共和国合同法', 114)).toEqual({ law: '民法典', articles: [585] });
  expect(successorArticles('《合同法》', 94)).toEqual({ law: '民法典', articles: [563] });
});

test('the company law of 2018 has the title of that of today: only with its year', () => {
  expect(successorArticles('公司法', 71, '2018')).toEqual({ law: '公司法', articles: [84] });
  expect(successorArticles('公司法', 71)).toBeNull();
});

test('a pair that is not certain is none', () => {
  expect(successorArticles('合同法', 3)).toBeNull();
  expect(SUCCESSIONS.flatMap(({ articles }) => Object.keys(articles)).length).toBeGreaterThan(70);
});

test('where the matter of an article stood in an older text of its law is known, and of no other text', () => {
  expect(formerArticles('公司法', 57, '2018')).toEqual([33]);
  expect(formerArticles('公司法', 57, '2013')).toEqual([]);
  expect(formerArticles('民法典', 577, '')).toEqual([]);
});
