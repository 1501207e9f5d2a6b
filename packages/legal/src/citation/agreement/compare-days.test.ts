import { expect, test } from 'vitest';
import { hasStrangeDay, otherDay } from './compare-days.ts';

// A rule of our own making.
const LAW = '2024年3月1日前成立的俱乐部，应当在2026年3月31日前修改章程并报送备案。';

test('another day for the same act is told', () => {
  expect(otherDay('俱乐部应当在2028年3月31日前修改章程并报送备案', LAW)).toEqual({
    said: '2028年3月31日前',
    law: '2026年3月31日前',
  });
  expect(otherDay('俱乐部应当在2026年3月31日前修改章程', LAW)).toBeNull();
});

test('days of the case, and of rules that know none, are not', () => {
  expect(otherDay('俱乐部成立于2023年5月6日，应当在2026年3月31日前修改章程', LAW)).toBeNull();
  expect(otherDay('俱乐部于2025年2月3日修改章程并报送备案', LAW)).toBeNull();
  expect(otherDay('会员应当在2028年3月31日前缴清会费', '会员应当按期缴清会费。')).toBeNull();
});

test('a day that is none of the rule keeps a sentence from agreeing', () => {
  expect(hasStrangeDay('应当在2027年1月1日前选举理事', LAW, [])).toBe(true);
  expect(hasStrangeDay('应当在2027年1月1日前选举理事', LAW, ['应当在2027年1月1日前选举理事。'])).toBe(false);
  expect(hasStrangeDay('应当在2027年1月1日前选举理事', '应当选举理事。', [])).toBe(false);
});
