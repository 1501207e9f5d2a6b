import { expect, test } from 'vitest';
import { excerptAround } from './excerpt-around.ts';

test('the first word found stands near the beginning of the excerpt', () => {
  const text = `## 结论\n\n${'前'.repeat(100)}**押金**应当退还${'后'.repeat(200)}`;
  expect(excerptAround(text, ['押金'])).toBe(`…${'前'.repeat(20)}押金应当退还${'后'.repeat(54)}…`);
});

test('a short text is shown whole, on one line and without marks', () => {
  expect(excerptAround('# 题目\n\n> 引用\n\n**重点**', ['重点'])).toBe('题目 引用 重点');
});

test('marks inside a word that was searched stay', () => {
  expect(excerptAround('编号 A_1 的合同', ['a_1'])).toBe('编号 A_1 的合同');
});

test('a text whose capitals differ is found, and one without the words begins at its beginning', () => {
  expect(excerptAround('The Lease ends', ['lease'])).toBe('The Lease ends');
  expect(excerptAround('文字', ['没有'])).toBe('文字');
});
