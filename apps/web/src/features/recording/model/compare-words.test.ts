import { expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';
import { placeWords } from './place-words.ts';
import { readClock } from './read-clock.ts';

it('says what was changed between the machine text and the words of a person', () => {
  const pieces = compareWords('我欠你三万元整', '我欠你三万五千元整');
  expect(
    pieces
      .filter(({ kind }) => kind !== 'after')
      .map(({ text }) => text)
      .join(''),
  ).toBe('我欠你三万元整');
  expect(
    pieces
      .filter(({ kind }) => kind !== 'before')
      .map(({ text }) => text)
      .join(''),
  ).toBe('我欠你三万五千元整');
  expect(pieces.map(({ text }) => text)).toEqual(['我欠你三万', '五千', '元整']);
});

it('words with times are found in a text that has marks of its own', () => {
  const words = [
    { text: '好的', startMs: 0, endMs: 300 },
    { text: '月底', startMs: 400, endMs: 700 },
  ];
  expect(placeWords({ text: '好的，月底。', words })).toEqual([
    { text: '好的', startMs: 0, endMs: 300 },
    { text: '，', startMs: null, endMs: null },
    { text: '月底', startMs: 400, endMs: 700 },
    { text: '。', startMs: null, endMs: null },
  ]);
});

it('times of words that a person has rewritten are not shown at other words', () => {
  expect(placeWords({ text: '下个月', words: [{ text: '月底', startMs: 0, endMs: 300 }] })).toBeNull();
});

it.each([
  ['1:05', 65_000],
  ['00:12:05', 725_000],
  ['65', 65_000],
  ['1：05', 65_000],
  ['半小时', null],
  ['1:2:3:4', null],
])('reads %s as a time', (typed, expected) => expect(readClock(typed)).toBe(expected));
