import { expect, it } from 'vitest';
import { KITE_LAW } from '../testing/kite-law.ts';
import { cutAt, findMatches, wordsToFind } from './find-in-law.ts';

it('finds every place in the order of the law: preamble, 款, 项, annex', () => {
  expect(findMatches(KITE_LAW, '风筝').map(({ place, nth }) => `${place}:${nth}`)).toEqual([
    'preamble:0',
    '1:0',
    '2:0',
    '2:1',
    '3:0',
    '3:1',
    'annex:0',
  ]);
  expect(findMatches(KITE_LAW, '气球')).toEqual([]);
  expect(findMatches(KITE_LAW, '')).toEqual([]);
});

it('a number is the label of that article and what refers to it; a number without an article stays as typed', () => {
  const { articles } = KITE_LAW;
  for (const typed of ['3', '第3条', ' 第三条 ']) expect(wordsToFind(typed, articles)).toBe('第三条');
  expect(findMatches(KITE_LAW, '第三条').map((match) => match.place)).toEqual(['2', '3']);
  expect(wordsToFind('100', articles)).toBe('100');
});

it('cuts at the words whatever their case, and loses nothing', () => {
  expect(cutAt('WTO 与 wto', 'Wto')).toEqual(['', 'WTO', ' 与 ', 'wto', '']);
  expect(cutAt('风筝', '气球')).toEqual(['风筝']);
});
