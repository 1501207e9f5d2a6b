import { expect, test } from 'vitest';
import { askedWords } from './asked-words.ts';

test.each([
  ['房东为什么不退押金', ['押金']],
  ['押金到底是怎么回事', ['押金']],
  ['出租人知不知道漏水', ['漏水']],
  ['男方可能什么时候答复', ['答复']],
  ['那批货验收了没有', ['验收']],
])('what a question is about, and not who is asked of nor how: %s', (question, words) => {
  expect(askedWords(question)).toEqual(words);
});
