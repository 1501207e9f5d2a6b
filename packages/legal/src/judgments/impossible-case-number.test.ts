import { expect, test } from 'vitest';
import { toFlatText } from '../words/flat-text.ts';
import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from './case-number.ts';
import { impossibleCaseNumber } from './impossible-case-number.ts';

function judge(text: string) {
  const [match] = toFlatText(text).matchAll(CASE_NUMBER_PATTERN);
  const read = match && readCaseNumberMatch(match);
  if (!read) throw new Error(`no case number: ${text}`);
  return impossibleCaseNumber(read, 2026);
}

test.each([
  ['（2021）浙9999民初1号', 'unknown_court'],
  ['（2021）沪0000民初1号', 'unknown_court'],
  ['（2021）浙0100民初1号', 'unknown_court'],
  ['（2021）火0106民初1号', 'unknown_court'],
  ['（2021）浙0106民初0号', 'impossible_serial'],
  ['（2021）京民终99999999999999号', 'impossible_serial'],
  ['（2021）浙民初初1号', 'unknown_type'],
  ['（2021）浙0106民终1号', 'type_not_of_level'],
  ['（2021）浙民刑终1号', 'unknown_type'],
  ['（2021）浙01行民终1号', 'unknown_type'],
  ['（2021）浙01终1号', 'unknown_type'],
  ['（2021）浙0106民1号', 'unknown_type'],
  ['（2021）民终浙01第1号', 'former_style'],
  ['（2021）浙民终字第1号', 'former_style'],
  ['（2031）浙0106民初1号', 'future_year'],
])('no court can have given %s', (number, why) => {
  expect(judge(number)).toBe(why);
});

// Which codes each province uses is not known here in full: one that was not met is no impossible one.
test.each([
  '（2021）浙3788民初1号',
  '（2021）琼9001民初1号',
  '（2021）京7101行初1号',
  '（2021）最高法知民终1号',
  '（2010）攸民初字第8号',
  '（2021）浙01民辖终1号',
  '（2021）浙0106执1号',
  '（2021）浙0106行保1号',
  '（2021）浙01知民初1号',
  '（2021）浙委赔1号',
])('%s may be a case that is not held', (number) => {
  expect(judge(number)).toBeNull();
});
