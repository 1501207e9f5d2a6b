import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import { auditedStateLabel } from '@mingfa/contract/labels/citation-audit-labels';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { boxText, noteText } from './inline-nodes.ts';

type Tone = 'good' | 'caution' | 'bad' | 'unknown';
const BAD: readonly string[] = [
  'quote_mismatch',
  'repealed',
  'not_found',
  'content_mismatch',
  'impossible_number',
];
const CAUTION: readonly string[] = [
  'contradicted',
  'unsupported',
  'amended',
  'changed_later',
  'not_yet_effective',
];
const toneOf = ({ state }: AuditedCitation): Tone =>
  state === 'verified'
    ? 'good'
    : BAD.includes(state)
      ? 'bad'
      : CAUTION.includes(state)
        ? 'caution'
        : 'unknown';

/** Words of the text that checks read, and where the first of them stands in the editor. */
interface Piece {
  at: number;
  text: string;
  position: number;
  isText: boolean;
}

/** The text that checks read (`documentText`), with the place of each piece in the editor. */
function piecesOf(doc: Node): Piece[] {
  const pieces: Piece[] = [];
  let length = 0;
  const say = (text: string, position = 0, isText = false) => {
    pieces.push({ at: length, text, position, isText });
    length += text.length;
  };
  const sayWords = (node: Node, position: number) =>
    node.forEach((word, offset) => {
      const place = position + 1 + offset;
      if (word.isText) say(word.text ?? '', place, true);
      else if (word.type.name === 'box') say(boxText(word.attrs), place);
      else if (word.type.name === 'blank') say(word.attrs.text, place);
    });
  doc.forEach((block, position, index) => {
    if (index > 0) say('\n');
    if (block.type.name === 'pageBreak') say('\f');
    else if (block.type.name === 'table' || block.type.name === 'signature') {
      const isTable = block.type.name === 'table';
      block.forEach((row, inBlock, rowIndex) => {
        if (rowIndex > 0) say('\n');
        if (!isTable) sayWords(row, position + 1 + inBlock);
        else
          row.forEach((cell, inRow, cellIndex) => {
            if (cellIndex > 0) say(' | ');
            cell.forEach((line, inCell, lineIndex) => {
              if (lineIndex > 0) say(' / ');
              sayWords(line, position + inBlock + inRow + inCell + 3);
            });
          });
      });
    } else {
      sayWords(block, position);
      block.forEach((word) => {
        if (word.type.name === 'footnote') say(`\n※${noteText(word.attrs.spans)}`);
      });
    }
  });
  return pieces;
}

/** Where citations stand in the editor; those that were edited since they were checked are left out. */
export function placesOf(doc: Node, citations: readonly AuditedCitation[]) {
  const pieces = piecesOf(doc);
  const text = pieces.map((piece) => piece.text).join('');
  const positionOf = (offset: number): number | null => {
    const piece = pieces.findLast(({ at }) => at <= offset);
    return piece?.isText && offset <= piece.at + piece.text.length
      ? piece.position + offset - piece.at
      : null;
  };
  return citations.flatMap((citation) => {
    const { start, end, raw } = citation;
    if (text.slice(start, end) !== raw) return [];
    const from = positionOf(start);
    const last = positionOf(end - 1);
    return from === null || last === null ? [] : [{ from, to: last + 1, citation }];
  });
}

const key = new PluginKey<DecorationSet>('checkedCitations');

/** Shows what a check said of the citations. */
export const showCitations = (state: EditorState, citations: readonly AuditedCitation[]): Transaction =>
  state.tr.setMeta(key, citations).setMeta('addToHistory', false);

function drawn(doc: Node, citations: readonly AuditedCitation[]): DecorationSet {
  const marks = placesOf(doc, citations).flatMap(({ from, to, citation }) => {
    const tone = toneOf(citation);
    const word = auditedStateLabel(citation, currentLanguage());
    return [
      Decoration.inline(from, to, { 'data-citation': tone, title: word }, { citation }),
      // The word of its state is drawn behind its last character: nothing stands in the text that is not of it.
      Decoration.inline(to - 1, to, { 'data-state-word': word, 'data-tone': tone }),
    ];
  });
  return DecorationSet.create(doc, marks);
}

/** The citation at a place; null where there is none. */
export function citationAt(state: EditorState, position: number): AuditedCitation | null {
  const found = key.getState(state)?.find(position, position, (spec) => spec.citation !== undefined) ?? [];
  return (found[0]?.spec.citation as AuditedCitation | undefined) ?? null;
}

/** Citations carry the state that the check found, until they are edited. */
export const CheckedCitations = Extension.create({
  name: 'checkedCitations',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(change, held) {
          const citations: readonly AuditedCitation[] | undefined = change.getMeta(key);
          if (citations) return drawn(change.doc, citations);
          if (!change.docChanged) return held;
          const moved = held.map(change.mapping, change.doc);
          // What was typed into is another citation now.
          const edited = moved.find().filter(({ from, to, spec }) => {
            const raw = (spec.citation as AuditedCitation | undefined)?.raw;
            return raw !== undefined && change.doc.textBetween(from, to, '\n', '\n') !== raw;
          });
          if (edited.length === 0) return moved;
          return moved.remove(edited.flatMap(({ from, to }) => moved.find(from, to)));
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});
