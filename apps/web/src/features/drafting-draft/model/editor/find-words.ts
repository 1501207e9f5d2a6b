import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A stretch of the document. */
export interface FoundPlace {
  from: number;
  to: number;
}
interface Finding {
  words: string;
  places: readonly FoundPlace[];
  /** Which of them one is at; -1: none. */
  at: number;
}
const NOTHING: Finding = { words: '', places: [], at: -1 };
const key = new PluginKey<Finding>('findWords');
/** Something that is no text, and no words reach over. */
const GAP = '\uFFFC';

/** Where words stand in a document, whatever their case; one after the other. */
export function findWords(doc: Node, words: string): FoundPlace[] {
  if (words === '') return [];
  const places: FoundPlace[] = [];
  // Small letters of a few languages are longer than their capitals: those are left as they are.
  const small = (text: string) => (text.toLowerCase().length === text.length ? text.toLowerCase() : text);
  const wanted = small(words);
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = small(node.textBetween(0, node.content.size, null, GAP));
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const from = position + 1 + at;
      places.push({ from, to: from + words.length });
    }
    return false;
  });
  return places;
}

/** What is looked for, and where it stands. */
export const findingOf = (state: EditorState): Finding => key.getState(state) ?? NOTHING;

/** Looks for other words; none ends it. The first after the cursor is where one is. */
export function lookFor(state: EditorState, words: string): Transaction {
  const places = findWords(state.doc, words);
  const after = places.findIndex(({ from }) => from >= state.selection.from);
  const at = places.length === 0 ? -1 : Math.max(0, after);
  return shown(state.tr.setMeta(key, { words, places, at }), places[at]);
}

/** The next, or the one before; after the last comes the first. */
export function turnTo(state: EditorState, by: 1 | -1): Transaction {
  const finding = findingOf(state);
  const { places } = finding;
  if (places.length === 0) return state.tr;
  const at = (finding.at + by + places.length) % places.length;
  return shown(state.tr.setMeta(key, { ...finding, at }), places[at]);
}

const shown = (change: Transaction, place: FoundPlace | undefined): Transaction =>
  place
    ? change.setSelection(TextSelection.create(change.doc, place.from, place.to)).scrollIntoView()
    : change;

/** Other words for the one that is shown; the next is shown then. */
export function replaceOne(state: EditorState, by: string): Transaction {
  const { places, at } = findingOf(state);
  const place = places[at];
  if (!place) return state.tr;
  const change = put(state, state.tr, place, by);
  const next = findWords(change.doc, findingOf(state).words);
  const after = next.findIndex(({ from }) => from >= place.from + by.length);
  const to = next.length === 0 ? -1 : Math.max(0, after);
  return shown(change.setMeta(key, { ...findingOf(state), places: next, at: to }), next[to]);
}

/** Other words for all of them, in one step that one undo takes back. */
export function replaceAll(state: EditorState, by: string): Transaction {
  const { places } = findingOf(state);
  return places.toReversed().reduce((change, place) => put(state, change, place, by), state.tr);
}

/** As bold as what stood there, and nobody's but who put it there. */
function put(state: EditorState, change: Transaction, { from, to }: FoundPlace, by: string): Transaction {
  if (by === '') return change.delete(from, to);
  const marks = state.doc
    .resolve(from + 1)
    .marks()
    .filter(({ type }) => type.name === 'bold');
  return change.replaceWith(from, to, state.schema.text(by, marks));
}

/** Marks what is looked for, while it is. */
export const FindWords = Extension.create({
  name: 'findWords',
  addProseMirrorPlugins: () => [
    new Plugin<Finding>({
      key,
      state: {
        init: () => NOTHING,
        apply(change, held) {
          const set: Finding | undefined = change.getMeta(key);
          if (set) return set;
          if (!change.docChanged || held.words === '') return held;
          const places = findWords(change.doc, held.words);
          return { ...held, places, at: Math.min(held.at, places.length - 1) };
        },
      },
      props: {
        decorations(state) {
          const { places, at } = findingOf(state);
          if (places.length === 0) return null;
          const drawn = places.map(({ from, to }, place) =>
            Decoration.inline(from, to, { 'data-found': place === at ? 'here' : '' }),
          );
          return DecorationSet.create(state.doc, drawn);
        },
      },
    }),
  ],
});
