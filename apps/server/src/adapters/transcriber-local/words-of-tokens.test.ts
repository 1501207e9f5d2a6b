import { expect, test } from 'vitest';
import { wordsOfTokens } from './words-of-tokens.ts';

const tokens = (...texts: string[]) => texts.map((text, at) => ({ text, startMs: at * 200, endMs: null }));
const textsOf = (...texts: string[]) =>
  wordsOfTokens(tokens(...texts), texts.length * 200).map(({ text }) => text);

test.each([
  ['characters are words', ['借', '了', '五', '万'], ['借', '了', '五', '万']],
  ['pieces after a mark belong to its word', ['▁he', 'llo', '▁world'], ['hello', 'world']],
  ['pieces before a mark go on', ['he@@', 'llo', '好'], ['hello', '好']],
  ['a mark alone is no word', ['▁', '好', '的'], ['好', '的']],
])('%s', (_, given, words) => {
  expect(textsOf(...given)).toEqual(words);
});

test('a word lasts until the next, and no longer than a word does', () => {
  const [first, second] = wordsOfTokens(
    [
      { text: '借', startMs: 0, endMs: null },
      { text: '款', startMs: 300, endMs: null },
    ],
    5000,
  );
  expect([first?.endMs, second?.endMs]).toEqual([300, 800]);
});
