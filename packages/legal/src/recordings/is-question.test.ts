import { expect, test } from 'vitest';
import { isQuestion } from './is-question.ts';

test.each([
  '你借了没有',
  '这五万是不是你借的',
  '钱呢',
  '到底给了多少',
  '那你打算啥时候还',
  '吃了吗',
  '你说啥？',
])('%s asks, with a mark or without', (text) => {
  expect(isQuestion(text)).toBe(true);
});

test.each([
  '我还没有',
  '什么都没有',
  '我在开车呢',
  '收条都在呢',
  '怎么都不行',
  '没有',
  '合同到明年六月呢，我不搬',
])('%s tells', (text) => {
  expect(isQuestion(text)).toBe(false);
});
