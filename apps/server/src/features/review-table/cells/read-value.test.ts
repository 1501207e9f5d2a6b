import type { ReviewColumnKind } from '@mingfa/contract/review-cell';
import { expect, test } from 'vitest';
import { groupOf } from './group-of.ts';
import { readValue } from './read-value.ts';

const groupIn = (kind: ReviewColumnKind, text: string): string | null => {
  const value = readValue({ kind, choices: ['诉讼', '仲裁'] }, text);
  return value && groupOf(value);
};

test('values that mean the same are grouped together however they are written', () => {
  expect(groupIn('period', '两年')).toBe(groupIn('period', '24个月'));
  expect(groupIn('money', '1.2万元')).toBe(groupIn('money', '12,000元'));
  expect(groupIn('date', '2024年5月1日')).toBe(groupIn('date', '2024-05-01'));
  expect(groupIn('number', '每日万分之五')).toBe(groupIn('number', '0.05%'));
  expect(groupIn('party', '甲方：某某公司；乙方：李某')).toBe(groupIn('party', '李某；某某公司'));
});

test('working days are no calendar days, and another currency is another amount', () => {
  expect(groupIn('period', '5个工作日')).not.toBe(groupIn('period', '5日'));
  expect(groupIn('money', 'US$ 2,500')).not.toBe(groupIn('money', '2500元'));
});

test('words that are no value of the kind are refused', () => {
  expect(groupIn('yes_no', '可能')).toBeNull();
  expect(groupIn('choice', '调解')).toBeNull();
  expect(groupIn('money', '很多')).toBeNull();
  expect(groupIn('period', '适时')).toBeNull();
});
