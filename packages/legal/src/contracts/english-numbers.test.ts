import { expect, test } from 'vitest';
import { pairedNumbers } from './english-numbers.ts';

const values = (text: string) =>
  pairedNumbers(text).map(({ words, figures }) => [words.value, figures.value]);

test('a number in words stands beside the same in figures, either first', () => {
  expect(values('a fee of One Hundred Thousand US Dollars (US$10,000)')).toEqual([[100000, 10000]]);
  expect(values('notice of at least ninety (60) days')).toEqual([[90, 60]]);
  expect(values('US$250,000 (Two Hundred and Fifty Thousand US Dollars)')).toEqual([[250000, 250000]]);
  expect(values('twenty-five percent (25%)')).toEqual([]);
  expect(values('twenty-four (24) months')).toEqual([[24, 24]]);
});

test('a number of a list or a section is no pair', () => {
  expect(values('Section five (a) and one of the (2) annexes')).toEqual([]);
});
