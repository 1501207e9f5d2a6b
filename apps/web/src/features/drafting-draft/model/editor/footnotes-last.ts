import { Extension } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';

const isNote = ({ type }: Node) => type.name === 'footnote';

/** Where the footnotes of a paragraph begin, once they all stand at its end. */
const notesStart = ($place: ResolvedPos): number =>
  $place.end() - $place.parent.children.filter(isNote).reduce((size, note) => size + note.nodeSize, 0);

/** Puts footnotes behind the words that were written behind them; null where all stand at the end of their paragraph. */
function notesLast(state: EditorState): Transaction | null {
  const change = state.tr;
  state.doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const lastWord = node.children.findLastIndex((child) => !isNote(child));
    node.forEach((note, offset, at) => {
      if (!isNote(note) || at > lastWord) return;
      const from = change.mapping.map(position + 1 + offset);
      change.delete(from, from + note.nodeSize);
    });
    const moved = node.children.slice(0, Math.max(0, lastWord)).filter(isNote);
    // Those that stood there already come last.
    const tail = node.children.slice(lastWord + 1).reduce((size, one) => size + one.nodeSize, 0);
    const end = position + 1 + node.content.size - tail;
    if (moved.length > 0) change.insert(change.mapping.map(end, -1), moved);
    return false;
  });
  if (!change.docChanged) return null;
  const { selection } = state;
  if (!(selection instanceof TextSelection)) return change;
  // The cursor stays behind what was written, not behind the notes.
  const place = (at: number) => change.mapping.map(at, -1);
  return change.setSelection(
    TextSelection.create(change.doc, place(selection.anchor), place(selection.head)),
  );
}

/** A footnote belongs to its paragraph as a whole, as files draw it: whatever is written behind one comes before it. */
export const FootnotesLast = Extension.create({
  name: 'footnotesLast',
  // Before the editor's own key of a new paragraph.
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { state, view } = this.editor;
        const { $from, empty } = state.selection;
        // At the end of the words a new paragraph begins: the footnotes stay with the one that has been written.
        if (!empty || !$from.parent.isTextblock || $from.pos < notesStart($from)) return false;
        view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, $from.end())));
        return false;
      },
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(changes, _before, state) {
        const isComposing = changes.some((change) => change.getMeta('composition') !== undefined);
        return !isComposing && changes.some(({ docChanged }) => docChanged) ? notesLast(state) : null;
      },
      props: {
        handleDOMEvents: {
          // What an input method writes is not moved while it is at work: it begins before the notes.
          compositionstart(view) {
            const { state, composing } = view;
            const { $from, empty } = state.selection;
            if (composing || !empty || !$from.parent.isTextblock) return false;
            const start = notesStart($from);
            if ($from.pos > start)
              view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, start)));
            return false;
          },
        },
      },
    }),
  ],
});
