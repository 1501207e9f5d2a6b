import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';

const told = (text: string) =>
  readWords(text).map(({ required, excluded }) =>
    [
      ...required.map((word) => (word.isPhrase ? `"${word.text}"` : word.text)),
      ...excluded.map((word) => `-${word.text}`),
    ].join(' '),
  );

test.each([
  ['违约金 过高', ['违约金 过高']],
  ['违约金 AND 过高', ['违约金 过高']],
  ['违约金 与 过高 非 租赁', ['违约金 过高 -租赁']],
  ['押金 OR 定金', ['押金', '定金']],
  ['押金 或 定金 -租赁', ['押金', '定金 -租赁']],
  ['+押金 NOT "房屋租赁"', ['押金 -房屋租赁']],
  ['“应当返还” 押金', ['"应当返还" 押金']],
  ['"-" 押金', ['押金']],
  ['非 租赁', []],
  ['', []],
])('%s', (text, clauses) => {
  expect(told(text)).toEqual(clauses);
});

test('a sentence is looked for by its words', () => {
  expect(told('公司拖欠工资怎么办')).toEqual([expect.stringContaining('拖欠')]);
});
