import { expect, test } from 'vitest';
import { findSpokenAmounts } from './find-spoken-amounts.ts';

const told = (text: string) => findSpokenAmounts(text).map(({ raw, yuan }) => [raw, yuan]);

test.each([
  ['You still owe me sixteen thousand yuan.', [['sixteen thousand yuan', 16_000]]],
  [
    'I paid twenty-three thousand four hundred and you returned nothing.',
    [['twenty-three thousand four hundred', 23_400]],
  ],
  ['It was three hundred and five kuai per box.', [['three hundred and five kuai', 305]]],
  ['The invoice says forty thousand dollars.', [['forty thousand dollars', null]]],
  ['He paid about ten thousand yuan.', [['ten thousand yuan', null]]],
])('a sum in English words: %s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

test.each([
  'There were two thousand people at the fair.',
  'My number is one three five two.',
  'We signed it on the twenty-third.',
  'I paid in three months.',
])('no sum: %s', (text) => {
  expect(told(text)).toEqual([]);
});
