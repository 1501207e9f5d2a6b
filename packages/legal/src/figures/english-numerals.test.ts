import { expect, test } from 'vitest';
import { parseEnglishNumeral } from './english-numerals.ts';

test.each([
  ['zero', 0],
  ['twelve', 12],
  ['twenty-four', 24],
  ['One Hundred', 100],
  ['two hundred and fifty thousand', 250_000],
  ['three million five hundred', 3_000_500],
])('%s is %d', (words, value) => {
  expect(parseEnglishNumeral(words)).toBe(value);
});

test.each(['', 'dozen', 'constructor', 'twenty-foo'])('%j is no number', (words) => {
  expect(parseEnglishNumeral(words)).toBeNull();
});
