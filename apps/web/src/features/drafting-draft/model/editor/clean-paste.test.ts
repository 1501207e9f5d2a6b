// @vitest-environment jsdom
import type { DocumentBody } from '@mingfa/contract/draft-document';
import type { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  anEditor,
  aParagraph,
  choose,
  pasteHtml,
  pasteText,
  templateWords,
} from '../../testing/an-editor.ts';
import { bodyOfDoc } from './body-of-doc.ts';

let editor: Editor;
const start = (body: DocumentBody) => {
  editor = anEditor(body);
};
beforeEach(() => start([aParagraph()]));
afterEach(() => editor.destroy());

const body = () => bodyOfDoc(editor.state.doc);
const lines = () =>
  body().map((block) => ('spans' in block ? block.spans.map(({ text }) => text).join('') : block.kind));

it('takes words, headings, bold and tables of Word, and none of its looks', () => {
  pasteHtml(
    editor,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
<!--StartFragment--><h1 style="color:red">事实</h1><p class=MsoNormal style="text-align:center;font-family:宋体"><b>甲</b>乙<o:p></o:p></p>
<table><tr><td rowspan=2>一</td><td>二</td></tr><tr><td>三</td></tr></table><!--EndFragment--></body></html>`,
  );
  expect(body()[0]).toMatchObject({ kind: 'heading', level: 2 });
  expect(body()[1]).toEqual({
    kind: 'paragraph',
    style: 'centred',
    spans: [
      { text: '甲', origin: { kind: 'typed', part: 'body' }, bold: true },
      { text: '乙', origin: { kind: 'typed', part: 'body' } },
    ],
  });
  const table = body().find(({ kind }) => kind === 'table');
  expect(table).toMatchObject({ widths: [50, 50], rows: [{ cells: [{}, {}] }, { cells: [{}, {}] }] });
  expect(JSON.stringify(body())).not.toMatch(/color|宋体|Mso/);
});

it('writes the numbers that a list drew by itself', () => {
  pasteHtml(editor, '<ol start="3"><li>甲</li><li><p>乙</p></li></ol>');
  expect(lines()).toEqual(['3. 甲', '4. 乙']);
});

it('runs nothing and fetches nothing of hostile HTML', () => {
  const wasRun = Symbol.for('wasRun');
  pasteHtml(
    editor,
    `<p>甲<script>globalThis[Symbol.for('wasRun')]=1</script><img src=x onerror="globalThis[Symbol.for('wasRun')]=1">
     <a href="javascript:alert(1)" onclick="alert(1)">乙</a><svg onload="alert(1)"></svg><iframe src="//evil.test"></iframe>
     <span data-origin='{"kind":"admin"}'>丙</span><span data-origin="not json">丁</span></p>`,
  );
  expect(Reflect.get(globalThis, wasRun)).toBeUndefined();
  expect(editor.view.dom.innerHTML).not.toMatch(/script|onerror|onclick|javascript|iframe|evil|admin/);
  expect(lines().join('').replace(/\s/g, '')).toBe('甲乙丙丁');
});

it('makes paragraphs of the lines of plain text, and no markup of what looks like it', () => {
  pasteText(editor, '一<b>\r\n二');
  expect(lines()).toEqual(['一<b>', '二']);
});

it('makes lines of a cell of whatever is pasted into it', () => {
  editor.destroy();
  const cell = { paragraphs: [[templateWords('格')]], columns: 1, role: 'content' as const };
  start([{ kind: 'table', widths: [100], headRows: 0, rows: [{ cells: [cell] }] }, aParagraph()]);
  choose(editor, 5);
  pasteHtml(editor, '<h1>甲</h1><p>乙</p>');
  expect(body()).toHaveLength(2);
  expect(body()[0]).toMatchObject({
    rows: [{ cells: [{ paragraphs: [[{}, { text: '甲' }], [{ text: '乙' }]] }] }],
  });
});
