import { expect, test } from 'vitest';
import { titleOf } from './title-of.ts';

test('a title leaves the greeting out and stops at the end of the first clause', () => {
  expect(titleOf('你好，请问试用期被辞退有没有赔偿？公司没有给书面通知。')).toBe('试用期被辞退有没有赔偿');
});

test('a long question is shortened, in Chinese to half as many characters as in English', () => {
  expect([...titleOf('房'.repeat(60))]).toHaveLength(25);
  expect([...titleOf('a'.repeat(60))]).toHaveLength(49);
});

test('line breaks and control characters never reach the title', () => {
  expect(titleOf('房东\n不退\u0007押金')).toBe('房东 不退 押金');
});
