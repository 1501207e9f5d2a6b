import { expect, test } from 'vitest';
import { articleText } from './article-text.ts';

test('headings, paragraphs and rows are lines, marks of HTML are read, and nothing that runs is left', () => {
  const html =
    '<h1>通知</h1>\n<p>押金&lt;一个月&gt; &amp; 租金<br>另行约定</p>\n<table>\n<tr>\n<td>甲</td>\n<td>乙</td>\n</tr>\n</table>';
  expect(articleText(html)).toEqual({ text: '通知\n押金<一个月> & 租金\n另行约定\n甲 | 乙', isCut: false });
});

test('what no database keeps is left out, and what is too long is cut and said so', () => {
  expect(articleText('<p>押\u0000金\ud800</p>').text).toBe('押 金\ufffd');
  const { text, isCut } = articleText(`<p>${'长'.repeat(70_000)}</p>`);
  expect([text.length, isCut]).toEqual([60_000, true]);
});
