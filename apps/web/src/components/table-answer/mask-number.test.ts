import { expect, it } from 'vitest';
import { maskNumber } from './mask-number.ts';

it('never shows a whole number of a person or an account', () => {
  expect(maskNumber('6222021234567890')).toBe('622****7890');
  for (const text of ['1', '12', '12345', '13800138000']) expect(maskNumber(text)).not.toContain(text);
});
