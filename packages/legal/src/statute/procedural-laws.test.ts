import { expect, test } from 'vitest';
import { isProcedural } from './procedural-laws.ts';

test('laws of procedure, fees and offices are told from those that rule on the matter', () => {
  expect(isProcedural('中华人民共和国民事诉讼法')).toBe(true);
  expect(isProcedural('最高人民法院关于适用《中华人民共和国民事诉讼法》的解释')).toBe(true);
  expect(isProcedural('诉讼费用交纳办法')).toBe(true);
  expect(isProcedural('中华人民共和国民法典')).toBe(false);
  expect(isProcedural('最高人民法院关于适用《中华人民共和国民法典》婚姻家庭编的解释（一）')).toBe(false);
});
