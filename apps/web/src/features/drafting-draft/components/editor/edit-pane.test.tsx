// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import words from '../../../../locales/zh-CN/draft.ts';
import { startWords } from '../../../../testing/start-words.ts';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { addComment } from '../../model/editor/comment-commands.ts';
import { anEditor, aParagraph, choose, templateWords } from '../../testing/an-editor.ts';
import EditPane from './edit-pane.tsx';

let editor: Editor;
vi.mock('../../hooks/editor/use-document-editor.ts', () => ({ useDocumentEditor: () => editor }));
vi.mock('../../hooks/editor/use-citation-check.ts', () => ({
  useCitationCheck: () => ({ isFailed: false }),
}));
vi.mock('./editor-toolbar.tsx', () => ({ EditorToolbar: () => null }));
vi.mock('./cursor-line.tsx', () => ({ CursorLine: () => null }));

beforeAll(async () => {
  // jsdom cannot show a modal.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  await startWords({ draft: words });
});
afterEach(() => {
  cleanup();
  editor.destroy();
});

/** The words that were commented on; jsdom knows no places of letters. */
function openPane(): HTMLElement {
  editor = anEditor([aParagraph(templateWords('甲乙丙'))]);
  choose(editor, 2, 3);
  addComment(editor, '查');
  choose(editor, 1);
  editor.view.posAtCoords = () => ({ pos: 2, inside: 0, affinity: 0 });
  const desk = { draft: {}, preview: { document: { layout: 'plain' } } } as unknown as DraftDesk;
  render(<EditPane desk={desk} Citation={() => null} onForm={() => {}} onBack={() => {}} />);
  const commented = editor.view.dom.querySelector<HTMLElement>('[data-comment]');
  if (!commented) throw new Error('no comment');
  return commented;
}

it('leaves the cursor where somebody clicks on marked words, and opens them by a double click or with Ctrl', () => {
  const commented = openPane();
  fireEvent.click(commented);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.doubleClick(commented);
  expect(screen.getByRole('dialog', { name: '批注' })).toBeTruthy();
  cleanup();
  editor.destroy();
  fireEvent.click(openPane(), { ctrlKey: true });
  expect(screen.getByRole('dialog', { name: '批注' })).toBeTruthy();
});
