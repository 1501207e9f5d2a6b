import { expect, test } from 'vitest';
import { toFlatText } from '../words/flat-text.ts';
import { findMalformedNumbers } from './malformed-case-number.ts';

const found = (text: string) =>
  findMalformedNumbers(toFlatText(text)).map(({ start, end }) => text.slice(start, end));

test.each([
  '浙01民终（2021）77号',
  '浙（2021）01民终77号',
  '（2021）民终浙01 77号',
  '（2021）77号浙01民终',
  '（浙0106）2021民初77号',
  '2021浙0106民初77号',
  '（2021）浙0106民初77',
  '（2021）浙民终七十七号',
])('%s has not the form of a case number', (number) => {
  expect(found(`参见${number}，结论相同`)).toEqual([number]);
});

test.each([
  '（2021）浙0106民初77号',
  '（2021）浙01民终77号之一',
  '（2021）浙0106执异7、8号',
  '（2010）浙杭民初字第8号',
  '法释〔2021〕20号',
  '2021年浙江省的民事案件共77件',
])('%s is left alone', (text) => {
  expect(found(`参见${text}。`)).toEqual([]);
});
