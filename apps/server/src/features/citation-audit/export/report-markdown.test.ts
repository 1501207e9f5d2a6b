import { expect, test } from 'vitest';
import { reportMarkdown } from './report-markdown.ts';

test('what somebody wrote into a text makes no Markdown, no HTML and no further cell', () => {
  const markdown = reportMarkdown({
    title: '',
    language: 'zh-CN',
    blocks: [
      {
        kind: 'table',
        columns: [{ title: '引用', width: 1 }],
        size: 19,
        rows: [['<img src=x onerror=alert(1)> | [点我](javascript:1)\n# 标题']],
      },
    ],
  });
  expect(markdown.split('\n')[2]).toBe(
    '| \\<img src=x onerror=alert(1)\\> \\| \\[点我\\](javascript:1) \\# 标题 |',
  );
});
