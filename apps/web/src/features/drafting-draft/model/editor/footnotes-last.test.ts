// @vitest-environment jsdom
import type { DocumentBody } from '@mingfa/contract/draft-document';
import type { Editor } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { anEditor, aParagraph, choose, templateWords, typeInto } from '../../testing/an-editor.ts';
import { bodyOfDoc } from './body-of-doc.ts';
import { putWords, writeFootnote } from './editor-commands.ts';

let editor: Editor;
const start = (...body: DocumentBody) => {
  editor = anEditor(body);
};
afterEach(() => editor.destroy());
/** A footnote is drawn as ※. */
const shown = () =>
  editor.state.doc.children.map((block) =>
    block.children.map((one) => (one.type.name === 'footnote' ? '※' : one.text)).join(''),
  );
const note = (position: number) => writeFootnote(editor, { position, isNew: true }, '注');
const press = (key: string) =>
  editor.view.someProp('handleKeyDown', (handle) =>
    handle(editor.view, new KeyboardEvent('keydown', { key })),
  );

it('puts what is typed or inserted behind a footnote before it, with the cursor behind what was written', () => {
  start(aParagraph(templateWords('甲')));
  note(2);
  choose(editor, 3);
  typeInto(editor, '乙');
  expect(shown()).toEqual(['甲乙※']);
  typeInto(editor, '丙');
  expect(shown()).toEqual(['甲乙丙※']);
  choose(editor, editor.state.doc.content.size - 1);
  putWords(editor, [editor.schema.text('（证据1：借条）')]);
  expect(shown()).toEqual(['甲乙丙（证据1：借条）※']);
  expect(bodyOfDoc(editor.state.doc)[0]).toMatchObject({ notes: [[{ text: '注' }]] });
  editor.commands.undo();
  expect(editor.getText()).not.toContain('证据');
});

it('keeps footnotes in their order, also where two paragraphs become one', () => {
  start(aParagraph(templateWords('甲')), aParagraph(templateWords('乙')));
  note(2);
  writeFootnote(editor, { position: 6, isNew: true }, '后');
  editor.view.dispatch(editor.state.tr.join(4));
  expect(shown()).toEqual(['甲乙※※']);
  expect(bodyOfDoc(editor.state.doc)[0]).toMatchObject({ notes: [[{ text: '注' }], [{ text: '后' }]] });
});

it('leaves a footnote with its paragraph where a new one is begun behind its words', () => {
  start(aParagraph(templateWords('甲')));
  note(2);
  choose(editor, 2);
  press('Enter');
  expect(shown()).toEqual(['甲※', '']);
});

it('lets an input method begin before the footnotes', () => {
  start(aParagraph(templateWords('甲')));
  note(2);
  choose(editor, 3);
  editor.view.dom.dispatchEvent(new Event('compositionstart'));
  expect(editor.state.selection.from).toBe(2);
});
