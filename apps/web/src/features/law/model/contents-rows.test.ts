import { expect, it } from 'vitest';
import { KITE_LAW } from '../testing/kite-law.ts';
import { contentsRows, foundRows } from './contents-rows.ts';
import { findMatches } from './find-in-law.ts';

const { headings, articles } = KITE_LAW;

it('the articles of the heading that is read stand under it, of the others none', () => {
  expect(contentsRows(headings, articles, '3').map(({ label, depth }) => `${depth} ${label}`)).toEqual([
    '0 第一章 总则',
    '0 第二章 放飞',
    '1 第三条',
    '1 第四条',
  ]);
  expect(contentsRows([], articles, '3')).toHaveLength(4);
});

it('what was found stands there instead, with the words around the first place', () => {
  const rows = foundRows(articles, findMatches(KITE_LAW, '放飞'), '放飞');
  expect(rows.map(({ article, snippet }) => [article, snippet.includes('放飞')])).toEqual([
    ['1', true],
    ['2', true],
    ['3', true],
  ]);
});
