import { ParagraphCounter } from '@mingfa/legal/drafting/number-paragraphs';
import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';

/** How courts number paragraphs, as words: 一、 （一） 1. 第一条. */
export const NUMBERINGS = ['han', 'bracketed', 'digits', 'articles'] as const;
export type Numbering = (typeof NUMBERINGS)[number];

const HAN = '[零〇一二三四五六七八九十百]+';
const FORMS: Record<Numbering, RegExp> = {
  han: new RegExp(`^${HAN}、`),
  bracketed: new RegExp(`^（${HAN}）`),
  digits: /^\d{1,3}[.．](?!\d) ?/,
  articles: new RegExp(`^第${HAN}条　?`),
};
/** A number that stands before a paragraph is looked for so far. */
const MOST = 500;

const textOf = (node: Node | null | undefined) =>
  node ? node.textBetween(0, node.content.size, null, '\uFFFC') : '';
const numberOf = (text: string): string =>
  NUMBERINGS.map((one) => FORMS[one].exec(text)?.[0] ?? '').find(Boolean) ?? '';

/** How many paragraphs of the same numbering come before: the number of the last of them. */
function countBefore(doc: Node, position: number, numbering: Numbering): number {
  const $at = doc.resolve(position);
  for (let at = $at.index() - 1; at >= 0; at -= 1) {
    const text = textOf($at.parent.child(at));
    const [number] = FORMS[numbering].exec(text) ?? [];
    if (!number) continue;
    const counter = new ParagraphCounter(numbering);
    for (let count = 1; count <= MOST; count += 1)
      if (counter.next().trim() === number.trim().replace('．', '.')) return count;
    return 0;
  }
  return 0;
}

/** Numbers the paragraphs one has chosen, going on from those before; null takes their numbers away. */
export function numberLines(state: EditorState, numbering: Numbering | null): Transaction {
  const { from, to } = state.selection;
  const lines: { position: number; text: string }[] = [];
  state.doc.nodesBetween(from, to, (node, position) => {
    if (node.type.name !== 'paragraph' && node.type.name !== 'heading') return !node.isTextblock;
    const text = textOf(node);
    if (text.trim() !== '' || from === to) lines.push({ position, text });
    return false;
  });
  const counter = numbering ? new ParagraphCounter(numbering) : null;
  const [first] = lines;
  const before = first && numbering ? countBefore(state.doc, first.position, numbering) : 0;
  for (let count = 0; count < before; count += 1) counter?.next();
  return lines.reduce((change, { position, text }) => {
    const start = change.mapping.map(position + 1);
    const old = numberOf(text);
    if (old) change.delete(start, start + old.length);
    return counter ? change.insert(start, state.schema.text(counter.next())) : change;
  }, state.tr);
}
