import { expect, test } from 'vitest';
import { findCreditCodes, findFailedChecks } from './find-coded-numbers.ts';

const wordsOf = (text: string, places: { start: number; end: number }[]) =>
  places.map(({ start, end }) => text.slice(start, end));
const failing = (text: string) => wordsOf(text, findFailedChecks(text));

test('a credit code is found by its check character, and not within a longer run', () => {
  const text = '甲方统一社会信用代码91350100M000100Y43，另见91350100M000100Y44与A91350100M000100Y43。';
  expect(wordsOf(text, findCreditCodes(text))).toEqual(['91350100M000100Y43']);
});

test('numbers with the form of an identity number, card or credit code that fail their check are told', () => {
  expect(failing('证件11010519491231002X，误作110105194912310021')).toEqual(['110105194912310021']);
  expect(failing('卡号6222020000000000000与6222020000000000003')).toHaveLength(1);
  expect(failing('代码91350100M000100Y44')).toEqual(['91350100M000100Y44']);
});

test('shorter and longer runs of digits are no such numbers', () => {
  expect(failing('案号20231234567，流水202312345678901234567890，金额12345678.90元')).toEqual([]);
});
