import type { SpanComment } from '@mingfa/contract/draft-document';
import type { Editor } from '@tiptap/core';
import { randomId } from '../../../../lib/random-id.ts';
import { apply } from './editor-commands.ts';

/** The comments at a place. */
export function commentsAt({ state }: Editor, position: number): SpanComment[] {
  const $at = state.doc.resolve(Math.min(position, state.doc.content.size));
  const around = [$at.nodeBefore, $at.nodeAfter].flatMap((node) => node?.marks ?? []);
  const comments = around
    .filter(({ type }) => type.name === 'comment')
    .map(({ attrs }) => attrs as SpanComment);
  return comments.filter(({ id }, place) => comments.findIndex((one) => one.id === id) === place);
}

/** Notes something on the chosen words. */
export function addComment(editor: Editor, text: string): void {
  const { state } = editor;
  const { from, to } = state.selection;
  const mark = state.schema.mark('comment', { id: randomId(), text, at: new Date().toISOString() });
  apply(editor, state.tr.addMark(from, to, mark));
}

/** Writes a comment anew wherever it stands; null takes it away. */
export function changeComment(editor: Editor, id: string, text: string | null): void {
  const { doc, tr } = editor.state;
  doc.descendants((node, position) => {
    const mark = node.marks.find(({ type, attrs }) => type.name === 'comment' && attrs.id === id);
    if (!mark) return;
    tr.removeMark(position, position + node.nodeSize, mark);
    const changed = text === null ? null : mark.type.create({ ...mark.attrs, text });
    if (changed) tr.addMark(position, position + node.nodeSize, changed);
  });
  apply(editor, tr);
}
