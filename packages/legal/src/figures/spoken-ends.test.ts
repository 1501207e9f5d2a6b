import { expect, test } from 'vitest';
import { findAmounts } from './find-amounts.ts';

test.each([
  ['货款两万六一直拖着', 26_000],
  ['十五万三一分不少', 153_000],
  ['课时费一百八一节', 180],
  ['五万一直没还', 50_000],
  ['五万一，当面点清', 51_000],
  ['五万一千块', 51_000],
  ['面粉十六块五一斤', 16.5],
  ['收你二十块八', 20.8],
])('what begins the next word is no digit of a sum: %s', (text, value) => {
  expect(findAmounts(text)[0]?.value).toBe(value);
});

test.each(['钱一块一块地还', '五块一个'])('what is paid piece by piece has no tenths: %s', (text) => {
  expect(findAmounts(text)[0]?.value).not.toBe(1.1);
  expect(findAmounts(text)[0]?.value).not.toBe(5.1);
});
