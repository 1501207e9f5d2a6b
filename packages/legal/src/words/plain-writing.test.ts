import { expect, test } from 'vitest';
import { findWord, plainWriting } from './plain-writing.ts';

test('signs between Chinese characters, unseen signs and full-width letters are another writing of the same words', () => {
  for (const text of [
    '军火',
    '军 火',
    '军\u200b火',
    '军\u3000火',
    '军。火',
    '军*-火',
    '军\ufe0f火',
    '\u2f32军火',
  ])
    expect(plainWriting(text)).toContain('军火');
  expect(plainWriting('ＡＢ c 买 2 辆')).toBe('ab c 买 2 辆');
});

test('a word is found in traditional characters, and no other word that is read alike', () => {
  expect(findWord('哪裡買軍火', '军火')).toBe(3);
  expect(findWord('怎麼轉移財產', '怎么转移财产')).toBe(0);
  expect(findWord('君火', '军火')).toBe(-1);
  expect(findWord('理婚', '离婚')).toBe(-1);
  expect(findWord('军火军火', '军火', 1)).toBe(2);
});
