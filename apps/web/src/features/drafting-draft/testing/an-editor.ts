import type { DocumentBody } from '@mingfa/contract/draft-document';
import { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { contentOf, EDITOR_EXTENSIONS } from '../model/editor/editor-extensions.ts';

type Span = Extract<DocumentBody[number], { kind: 'title' }>['spans'][number];

/** Words of a template. */
export const templateWords = (text: string): Span => ({ text, origin: { kind: 'template' } });

/** A paragraph of a body. */
export const aParagraph = (...spans: Span[]): DocumentBody[number] => ({
  kind: 'paragraph',
  style: 'body',
  spans,
});

/** An editor on the page, with the cursor in its first words. */
export function anEditor(body: DocumentBody): Editor {
  const element = document.createElement('div');
  document.body.append(element);
  return new Editor({ element, extensions: EDITOR_EXTENSIONS, content: contentOf(body), injectCSS: false });
}

/** Puts the cursor somewhere, or chooses from there to somewhere else. */
export function choose({ view, state }: Editor, from: number, to = from): void {
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
}

/** Types as a keyboard does. */
export function typeInto({ view }: Editor, text: string): void {
  const { from, to } = view.state.selection;
  view.dispatch(view.state.tr.insertText(text, from, to));
}

// Browsers alone make events of the clipboard.
const pasting = () => new Event('paste') as ClipboardEvent;
/** Pastes what another program put on the clipboard. */
export const pasteHtml = ({ view }: Editor, html: string): boolean => view.pasteHTML(html, pasting());
export const pasteText = ({ view }: Editor, text: string): boolean => view.pasteText(text, pasting());
