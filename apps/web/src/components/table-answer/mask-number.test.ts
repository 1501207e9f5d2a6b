import { expect, it } from 'vitest';
import { hideNumbers, maskNumber } from './mask-number.ts';

it('never shows a whole number of a person or an account', () => {
  expect(maskNumber('6222021234567890')).toBe('622****7890');
  for (const text of ['1', '12', '12345', '13800138000']) expect(maskNumber(text)).not.toContain(text);
});

it('covers numbers of people within remarks, and leaves sums of money', () => {
  const remark = { kind: 'text', meaning: 'remark' } as const;
  expect(hideNumbers('联系13800138000，欠12000元', remark)).not.toContain('13800138000');
  expect(hideNumbers('联系13800138000，欠12000元', remark)).toContain('12000元');
  expect(hideNumbers('12000', { kind: 'number', meaning: 'amount' })).toBe('12000');
});
