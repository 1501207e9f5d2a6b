import { expect, test } from 'vitest';
import { isNoName } from './is-no-name.ts';

const isOther = (text: string, name: string) => {
  const start = text.indexOf(name);
  return isNoName(text, start, start + name.length);
};

test.each([
  ['你莫慌嘛，莫又去闹', '莫又'],
  ['这房子我们都有份的', '都有'],
  ['车子的大梁断过', '大梁'],
  ['你先盖个章再说', '盖个章'],
  ['这简直不成话', '成话'],
])('in %s nobody is called %s', (text, name) => {
  expect(isOther(text, name)).toBe(true);
});

test.each([
  ['这钱是秦大勇借的', '秦大勇'],
  ['韩强当时也在', '韩强'],
  ['倪小曼签的字', '倪小曼'],
  ['她叫梁又', '梁又'],
  ['小曾拿走的，老马看见了', '小曾'],
  ['小曾拿走的，老马看见了', '老马'],
])('in %s somebody is called %s', (text, name) => {
  expect(isOther(text, name)).toBe(false);
});
