import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { labelMarkdown } from './label-markdown.ts';

const implicit = { Label: '1', ContentProducer: "明法 O'Neil: #1", ProduceID: 'cnv_1', ReservedCode1: '' };
const label = { text: '【AI 生成】本文件部分内容由人工智能生成', position: 'beginning', implicit } as const;
const headOf = (markdown: string) => parse(markdown.split('---\n')[1] ?? '');

test('the implicit label is YAML in the head of the file, the explicit one its first line', () => {
  const labelled = labelMarkdown('# 标题\n\n正文\n', label);
  expect(labelled.startsWith('---\nAIGC:\n')).toBe(true);
  expect(headOf(labelled)).toEqual({ AIGC: implicit });
  expect(labelled.split('---\n\n')[1]).toBe(`> ${label.text}\n\n# 标题\n\n正文\n`);
});

test('at the end, too, where an administrator wants it there', () => {
  expect(
    labelMarkdown('正文', { ...label, position: 'both' })
      .trimEnd()
      .endsWith(`> ${label.text}`),
  ).toBe(true);
});

test('a clean copy keeps the implicit label alone', () => {
  const clean = labelMarkdown('正文', { ...label, text: null, position: 'both' });
  expect(headOf(clean)).toEqual({ AIGC: implicit });
  expect(clean.split('---\n\n')[1]).toBe('正文\n');
});

test('a file without words of a model stays as it was', () => {
  expect(labelMarkdown('# 正文\n', null)).toBe('# 正文\n');
});
