// @vitest-environment jsdom
import type { DocumentBody } from '@mingfa/contract/draft-document';
import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { afterEach, expect, it } from 'vitest';
import { bodyOfDoc } from './body-of-doc.ts';
import { contentOf, EDITOR_EXTENSIONS } from './editor-extensions.ts';
import { chosenWords, putModelWords } from './model-words.ts';

const own = { kind: 'typed', part: 'body' } as const;
const paragraph = (text: string): DocumentBody[number] => ({
  kind: 'paragraph',
  style: 'body',
  spans: [{ text, origin: own }],
});
let editor: Editor;
afterEach(() => editor.destroy());
const open = (...texts: string[]) => {
  editor = new Editor({
    extensions: EDITOR_EXTENSIONS,
    content: contentOf(texts.map(paragraph)),
    injectCSS: false,
  });
  return editor;
};
const choose = (from: number, to: number) =>
  editor.view.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, from, to)));

it('words of one paragraph can be chosen, those of two cannot', () => {
  open('被告没有还钱。', '原告催过。');
  choose(3, 7);
  expect(chosenWords(editor.state)).toEqual({ text: '没有还钱', from: 3, to: 7 });
  choose(3, 12);
  expect(chosenWords(editor.state)).toBeNull();
});

it('a model’s words take the place of those they are for, and are the model’s', () => {
  open('被告没有还钱。');
  expect(putModelWords(editor, '没有还钱', 3, '逾期未清偿借款')).toBe(true);
  expect(bodyOfDoc(editor.state.doc)).toEqual([
    {
      kind: 'paragraph',
      style: 'body',
      spans: [
        { text: '被告', origin: own },
        { text: '逾期未清偿借款', origin: { kind: 'model', part: 'body' } },
        { text: '。', origin: own },
      ],
    },
  ]);
});

it('of words that stand there twice the chosen ones are meant, wherever they have moved', () => {
  open('还钱。', '要他还钱。', '还钱。');
  const second = editor.state.doc.child(0).nodeSize + 3;
  putModelWords(editor, '还钱', second, '清偿');
  expect(editor.state.doc.textContent).toBe('还钱。要他清偿。还钱。');
});

it('where the words are gone nothing is put in', () => {
  open('被告没有还钱。');
  expect(putModelWords(editor, '拒不还钱', 1, '逾期')).toBe(false);
  expect(editor.state.doc.textContent).toBe('被告没有还钱。');
});
