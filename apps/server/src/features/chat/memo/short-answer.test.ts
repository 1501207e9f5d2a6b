import { expect, test } from 'vitest';
import { shortAnswer } from './short-answer.ts';

test('the short answer is what the answer concludes for each trouble, without marks', () => {
  const answer = `## 欠薪\n\n### 结论\n\n**应当付。**[1]\n\n> 条文\n\n## 辞退\n\n### 结论\n\n要赔两倍。\n\n### 为什么\n\n- 因为`;
  expect(shortAnswer(answer)).toBe('应当付。\n要赔两倍。');
});

test('an answer without a conclusion is cut to its first paragraph', () => {
  expect(shortAnswer('# 标题\n\n> 引文\n\n可以要求赔偿[2]。\n\n别的。')).toBe('可以要求赔偿。');
});
