import { expect, test } from 'vitest';
import { formerLaws } from './former-laws.ts';

const names = (title: string, article: number, day: string) =>
  formerLaws(title, article, day).map(({ name }) => name);

test('the books of the Civil Code name the laws that governed their matter on a day', () => {
  expect(names('中华人民共和国民法典', 577, '2015-06-01')).toEqual(['合同法']);
  expect(names('民法典', 188, '2015-06-01')).toEqual(['民法通则']);
  expect(names('民法典', 188, '2019-06-01')).toEqual(['民法通则', '民法总则']);
  expect(names('民法典', 1165, '2009-06-01')).toEqual(['民法通则']);
  expect(names('民法典', 1127, '2020-12-31')).toEqual(['继承法']);
});

test('from the day the Civil Code holds, and for laws nothing is known of, none is named', () => {
  expect(names('民法典', 577, '2021-01-01')).toEqual([]);
  expect(names('个人信息保护法', 13, '2015-06-01')).toEqual([]);
});
