// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  anEditor,
  aParagraph,
  choose,
  pasteHtml,
  pasteText,
  templateWords,
  typeInto,
} from '../../testing/an-editor.ts';
import { bodyOfDoc } from './body-of-doc.ts';
import { AFTER_COMPOSITION_MS } from './when-not-composing.ts';

const MODEL = { text: '被告拖欠借款。', origin: { kind: 'model', part: 'grounds' } } as const;
let editor: Editor;

beforeEach(() => {
  vi.useFakeTimers();
  editor = anEditor([aParagraph(templateWords('事实与理由：'), MODEL)]);
});
afterEach(() => {
  editor.destroy();
  vi.useRealTimers();
});

const told = () => {
  const [block] = bodyOfDoc(editor.state.doc);
  return block?.kind === 'paragraph' ? block.spans.map(({ text, origin }) => `${origin.kind} ${text}`) : [];
};

it('takes what is typed in the middle of a model’s words for the person’s, and leaves the model its own', () => {
  choose(editor, 9);
  typeInto(editor, '至今');
  expect(told()).toEqual(['template 事实与理由：', 'model 被告', 'typed 至今', 'model 拖欠借款。']);
});

it('takes what is typed at the edge of words for the person’s', () => {
  choose(editor, 7);
  typeInto(editor, '一、');
  choose(editor, editor.state.doc.content.size - 1);
  typeInto(editor, '完');
  expect(told()).toEqual(['template 事实与理由：', 'typed 一、', 'model 被告拖欠借款。', 'typed 完']);
});

it('gives words back with their origin when they are brought back or moved', () => {
  choose(editor, 7, 14);
  editor.commands.deleteSelection();
  expect(told()).toEqual(['template 事实与理由：']);
  editor.commands.undo();
  expect(told()).toEqual(['template 事实与理由：', 'model 被告拖欠借款。']);
  choose(editor, 7, 14);
  const { dom } = editor.view.serializeForClipboard(editor.state.selection.content());
  choose(editor, 1);
  pasteHtml(editor, dom.innerHTML);
  expect(told()).toEqual(['model 被告拖欠借款。', 'template 事实与理由：', 'model 被告拖欠借款。']);
});

it('gives the person what is pasted as plain text among a model’s words', () => {
  choose(editor, 9);
  pasteText(editor, '（见证据1）');
  expect(told()).toEqual(['template 事实与理由：', 'model 被告', 'typed （见证据1）', 'model 拖欠借款。']);
});

it('touches nothing while an input method is at work, and gives its words to the person once it is done', async () => {
  choose(editor, 9);
  const type = (text: string, from: number, to: number) =>
    editor.view.dispatch(editor.state.tr.insertText(text, from, to).setMeta('composition', 1));
  type('zhi', 9, 9);
  type('至今', 9, 12);
  expect(told()).toEqual(['template 事实与理由：', 'model 被告至今拖欠借款。']);
  editor.view.dom.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(AFTER_COMPOSITION_MS);
  expect(told()).toEqual(['template 事实与理由：', 'model 被告', 'typed 至今', 'model 拖欠借款。']);
  editor.commands.undo();
  expect(told()).toEqual(['template 事实与理由：', 'model 被告拖欠借款。']);
});
