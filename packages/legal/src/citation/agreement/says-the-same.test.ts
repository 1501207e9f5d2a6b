import { expect, test } from 'vitest';
import { saysTheSame } from './says-the-same.ts';

test('that a rule comes to the same as another is nothing to compare', () => {
  expect(saysTheSame('2023年以来继续出借的， 结论相同')).toBe(true);
  expect(saysTheSame('二者处理一致')).toBe(false);
  expect(saysTheSame('对于续租，亦同')).toBe(true);
});

test('a rule beside it is compared', () => {
  expect(saysTheSame('出租人应当维修，结论相同')).toBe(false);
  expect(saysTheSame('结论相同，承租人可以解除合同')).toBe(false);
});
