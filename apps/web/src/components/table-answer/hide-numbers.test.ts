import { expect, it } from 'vitest';
import { hideNumbers, mayHoldNumbers } from './hide-numbers.ts';

it('never shows a whole number of a person or an account', () => {
  const account = { kind: 'text', meaning: 'account' } as const;
  expect(hideNumbers('6222021234567890', account)).toBe('622***********90');
  for (const text of ['1', '12', '12345', '13800138000'])
    expect(hideNumbers(text, account)).not.toContain(text);
});

it('covers numbers of people within remarks, and leaves sums of money', () => {
  const remark = { kind: 'text', meaning: 'remark' } as const;
  expect(hideNumbers('联系13800138000，欠12000元', remark)).not.toContain('13800138000');
  expect(hideNumbers('联系13800138000，欠12000元', remark)).toContain('12000元');
  expect(hideNumbers('12000', { kind: 'number', meaning: 'amount' })).toBe('12000');
});

it('looks for them where a column of numbers is one of accounts, and nowhere else among numbers', () => {
  expect(mayHoldNumbers({ kind: 'number', meaning: 'phone' })).toBe(true);
  expect(mayHoldNumbers({ kind: 'number', meaning: 'amount' })).toBe(false);
});
