import { expect, test } from 'vitest';
import { caseNumberKey } from './case-number-key.ts';

test.each([
  ['（2023）京01民终123号', '2023京01民终123号'],
  ['(2023) 京01民终 123 号', '2023京01民终123号'],
  ['〔２０２３〕京01民终123号', '2023京01民终123号'],
  ['（2010）民二终字第54号', '2010民二终54号'],
  ['（2016）最高法民终54号之一', '2016最高法民终54号-1'],
  ['（2016）最高法民终54号之1', '2016最高法民终54号-1'],
])('%s is known as %s', (number, key) => {
  expect(caseNumberKey(number)).toBe(key);
});
