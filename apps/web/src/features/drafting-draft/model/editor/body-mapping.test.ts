// @vitest-environment jsdom
import type { DocumentBody } from '@mingfa/contract/draft-document';
import { Editor } from '@tiptap/core';
import { expect, it } from 'vitest';
import { bodyOfDoc } from './body-of-doc.ts';
import { contentOf, EDITOR_EXTENSIONS } from './editor-extensions.ts';

const editorOf = (body: DocumentBody) =>
  new Editor({ element: null, extensions: EDITOR_EXTENSIONS, content: contentOf(body), injectCSS: false });

const typed = { kind: 'typed', part: 'body' } as const;
const EVERYTHING: DocumentBody = [
  { kind: 'title', spans: [{ text: '民事起诉状', origin: { kind: 'template' } }] },
  { kind: 'subtitle', spans: [{ text: '（公民提起民事诉讼用）', origin: typed, bold: true }] },
  { kind: 'heading', level: 2, spans: [{ text: '一、请求', origin: { kind: 'template' } }] },
  { kind: 'heading', level: 3, spans: [] },
  {
    kind: 'paragraph',
    style: 'remark',
    spans: [
      { text: '＿＿＿', origin: { kind: 'fact', path: 'loan_principal', from: null }, blank: true },
      { text: '☑', origin: { kind: 'fact', path: 'a/b/c', from: 'model' }, box: 'ticked' },
      { text: '□', origin: { kind: 'template' }, box: 'empty', blank: true },
      { text: '模型的话', origin: { kind: 'model', part: 'grounds' }, bold: true },
      {
        text: '有批注',
        origin: { kind: 'composed', part: 'grounds', rule: 'r1' },
        comments: [
          { id: '1', text: '查', at: '2026-11-28T08:00:00.000Z' },
          { id: '2', text: '再查', at: '2026-11-28T08:01:00.000Z' },
        ],
      },
    ],
    notes: [[{ text: '注一', origin: { kind: 'template' }, bold: true }], [{ text: '注二', origin: typed }]],
  },
  {
    kind: 'table',
    widths: [12.5, 37.5, 50],
    headRows: 1,
    rows: [
      {
        cells: [
          { paragraphs: [], columns: 1, role: 'head' },
          { paragraphs: [[]], columns: 2, role: 'section' },
        ],
      },
      {
        cells: [
          { paragraphs: [[{ text: '甲', origin: typed }], []], columns: 2, role: 'label' },
          { paragraphs: [[{ text: '一\n二', origin: typed }]], columns: 1, role: 'content' },
        ],
      },
    ],
  },
  { kind: 'page_break' },
  { kind: 'signature', lines: [[{ text: '具状人：', origin: typed }], []] },
  { kind: 'signature', lines: [] },
];

it('keeps every kind of block, stretch and mark', () => {
  const editor = editorOf(EVERYTHING);
  expect(bodyOfDoc(editor.state.doc)).toEqual(EVERYTHING);
  editor.destroy();
});

it('keeps them through copying and pasting in its own words', () => {
  const editor = editorOf(EVERYTHING);
  const html = editor.getHTML();
  editor.destroy();
  const other = new Editor({
    ...{ element: null, extensions: EDITOR_EXTENSIONS, content: html, injectCSS: false },
    parseOptions: { preserveWhitespace: 'full' },
  });
  const kept = bodyOfDoc(other.state.doc);
  expect(kept.map(({ kind }) => kind)).toEqual(EVERYTHING.map(({ kind }) => kind));
  expect(kept[5]).toMatchObject({ widths: [12.5, 37.5, 50], headRows: 1 });
  expect(kept[4]).toMatchObject({
    style: 'remark',
    spans: [
      { blank: true },
      { box: 'ticked' },
      { box: 'empty' },
      { bold: true, origin: { kind: 'model' } },
      {},
    ],
  });
  other.destroy();
});

it('leaves what was not edited the same object, so that only the rest is drawn anew', () => {
  const editor = editorOf(EVERYTHING);
  const before = bodyOfDoc(editor.state.doc);
  editor.commands.insertContentAt(1, '新');
  const after = bodyOfDoc(editor.state.doc);
  expect(after[0]).not.toBe(before[0]);
  expect(after.slice(1).every((block, at) => block === before[at + 1])).toBe(true);
  editor.destroy();
});

it('cuts stretches that are longer than one may be, and leaves out what no document can carry', () => {
  const editor = editorOf([{ kind: 'title', spans: [{ text: '字'.repeat(50_001), origin: typed }] }]);
  expect(bodyOfDoc(editor.state.doc)[0]).toMatchObject({ spans: [{}, { text: '字' }] });
  editor.commands.setContent({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a\u0000\u202eb' }] }],
  });
  expect(bodyOfDoc(editor.state.doc)[0]).toMatchObject({ spans: [{ text: 'ab' }] });
  editor.destroy();
});
