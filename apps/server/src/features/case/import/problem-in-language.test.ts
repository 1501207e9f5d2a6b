import { expect, test } from 'vitest';
import { problemInLanguage } from './problem-in-language.ts';

test('a problem is told in the language of the reader, and one in a single language as it is', () => {
  const both = '文件是空的 / the file is empty';
  expect(problemInLanguage(both, 'zh-CN')).toBe('文件是空的');
  expect(problemInLanguage(both, 'en')).toBe('the file is empty');
  expect(problemInLanguage('ENOENT: /tmp/a / b', 'zh-CN')).toBe('ENOENT: /tmp/a / b');
});
