import type { Editor } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { PARAGRAPH_STYLES } from './block-nodes.ts';

/** What a paragraph can be. */
export const BLOCK_STYLES = ['title', 'subtitle', 'heading2', 'heading3', ...PARAGRAPH_STYLES] as const;
export type BlockStyle = (typeof BLOCK_STYLES)[number];

/** What the paragraph one is in is; null in a table and among lines to sign on, which have a look of their own. */
export function styleHere({ state }: Editor): BlockStyle | null {
  const { $from } = state.selection;
  if ($from.depth !== 1) return null;
  const { type, attrs } = $from.parent;
  const name =
    type.name === 'heading' ? `heading${attrs.level}` : type.name === 'paragraph' ? attrs.style : type.name;
  return BLOCK_STYLES.find((one) => one === name) ?? null;
}

/** Makes the chosen paragraphs of another kind. @returns false where footnotes stand in them that a heading could not keep */
export function setStyle(editor: Editor, style: BlockStyle): boolean {
  const { doc, selection } = editor.state;
  const isParagraph = PARAGRAPH_STYLES.some((one) => one === style);
  let hasNotes = false;
  doc.nodesBetween(selection.from, selection.to, (node) => {
    hasNotes ||= node.type.name === 'footnote' || node.children.some(({ type }) => type.name === 'footnote');
  });
  if (hasNotes && !isParagraph) return false;
  const focused = editor.chain().focus();
  if (isParagraph) focused.setNode('paragraph', { style }).run();
  else if (style === 'heading2' || style === 'heading3')
    focused.setNode('heading', { level: style === 'heading2' ? 2 : 3 }).run();
  else focused.setNode(style).run();
  return true;
}

/** Does a change and goes on writing. */
export function apply(editor: Editor, change: Transaction | null): void {
  if (change) editor.view.dispatch(change);
  editor.view.focus();
}

/** Puts words where one is. `keepsOrigins`: some are others', and say so. */
export function putWords(editor: Editor, words: readonly Node[], { keepsOrigins = false } = {}): void {
  const change = editor.state.tr.replaceSelection(new Slice(Fragment.from([...words]), 0, 0));
  apply(editor, change.setMeta('keepsOrigins', keepsOrigins).scrollIntoView());
}

/** Puts a block behind the one that one is in. */
export function putBlock(editor: Editor, kind: 'pageBreak' | 'signature'): void {
  const { schema, selection, tr } = editor.state;
  const line = schema.node('paragraph');
  const block = schema.node(kind, null, kind === 'signature' ? [line] : []);
  const { $from } = selection;
  const place = $from.depth > 0 ? $from.after(1) : selection.to;
  // Behind a break somebody wants to write on.
  const isLast = place === tr.doc.content.size && kind === 'pageBreak';
  tr.insert(place, isLast ? [block, line] : [block]);
  const cursor = kind === 'signature' ? place + 1 : Math.min(place + 1, tr.doc.content.size);
  apply(editor, tr.setSelection(TextSelection.near(tr.doc.resolve(cursor))).scrollIntoView());
}

/** The box or footnote that is chosen, as a whole. */
export function chosenNode(
  { state }: Editor,
  name: 'box' | 'footnote',
): { node: Node; position: number } | null {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== name) return null;
  return { node: selection.node, position: selection.from };
}

/** Ticks a box, or takes the tick away: it is the person's word then. */
export function tickBox(editor: Editor, position: number): void {
  const node = editor.state.doc.nodeAt(position);
  if (node?.type.name !== 'box') return;
  const state = node.attrs.state === 'ticked' ? 'empty' : 'ticked';
  const marks = node.marks.filter(({ type }) => type.name !== 'origin');
  const ticked = node.type.create({ state, text: null, isBlank: false }, null, marks);
  const change = editor.state.tr.replaceWith(position, position + 1, ticked);
  editor.view.dispatch(change.setSelection(NodeSelection.create(change.doc, position)));
}

/** Where a footnote of the paragraph one is in belongs: at its end; null where there can be none. */
export function footnotePlace({ state }: Editor): number | null {
  const { $from } = state.selection;
  return $from.depth === 1 && $from.parent.type.name === 'paragraph' ? $from.end() : null;
}

/** Writes a footnote: a new one at the end of its paragraph, or another text of one. An empty one is taken away. */
export function writeFootnote(
  editor: Editor,
  place: { position: number; isNew: boolean },
  text: string,
): void {
  const { position, isNew } = place;
  const { schema, tr } = editor.state;
  const end = isNew ? position : position + 1;
  const spans = [{ text, origin: { kind: 'typed', part: 'body' } }];
  const nodes = text.trim() === '' ? [] : [schema.node('footnote', { spans })];
  apply(editor, tr.replaceWith(position, end, nodes));
}
