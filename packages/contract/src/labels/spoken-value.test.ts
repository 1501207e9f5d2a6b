import { expect, test } from 'vitest';
import { describeSpokenValue } from './spoken-value.ts';

test.each([
  ['duration', 'P3Y', '3年', '3 years'],
  ['duration', 'PT62H', '62小时', '62 hours'],
  ['duration', 'P1Y6M', '1年6个月', '1 year 6 months'],
  ['amount', '300000.00', '300,000元', 'CNY 300,000'],
  ['amount', '35000.50', '35,000.5元', 'CNY 35,000.5'],
  ['date', '2026-03-12', '2026-03-12', '2026-03-12'],
] as const)('%s %s is told as people read it', (kind, normal, chinese, english) => {
  expect(describeSpokenValue({ kind, normal }, 'zh-CN')).toBe(chinese);
  expect(describeSpokenValue({ kind, normal }, 'en')).toBe(english);
});

test('what was said vaguely has no value', () => {
  expect(describeSpokenValue({ kind: 'amount', normal: null }, 'zh-CN')).toBeNull();
});
