import { describe, expect, it } from 'vitest';
import {
  compareArticleNumbers,
  formatArticleKey,
  formatArticleLabel,
  parseArticleKey,
  parseArticleLabel,
} from './article-number.ts';

describe('article numbers', () => {
  it.each([
    ['577', { main: 577, sub: 0 }, '第五百七十七条'],
    ['120-1', { main: 120, sub: 1 }, '第一百二十条之一'],
    ['287-2', { main: 287, sub: 2 }, '第二百八十七条之二'],
    ['10', { main: 10, sub: 0 }, '第十条'],
  ])('turn the key %s into a label and back', (key, number, label) => {
    expect(parseArticleKey(key)).toEqual(number);
    expect(formatArticleKey(number)).toBe(key);
    expect(formatArticleLabel(number)).toBe(label);
    expect(parseArticleLabel(label)).toEqual(number);
  });

  it.each([
    ['第120条之1', 120, 1],
    ['第 577 条', 577, 0],
    ['第５７７条', 577, 0],
    ['五百七十七条', 577, 0],
    ['第一百二十条 之一', 120, 1],
    ['120-1', 120, 1],
  ])('read %s', (text, main, sub) => {
    expect(parseArticleLabel(text)).toEqual({ main, sub });
  });

  it.each(['', '第条', '第五款', 'abc', '577a', '120-'])('refuse %j', (text) => {
    expect(parseArticleLabel(text)).toBeNull();
  });

  it('stand in the order of the law: 120, 120-1, 120-2, 121', () => {
    const keys = ['121', '120-2', '120', '120-1'].map((key) => parseArticleKey(key) ?? { main: 0, sub: 0 });
    expect(keys.sort(compareArticleNumbers).map(formatArticleKey)).toEqual(['120', '120-1', '120-2', '121']);
  });
});
