import { type DocumentBody, DRAFT_DOCUMENT_LIMITS, type SpanComment } from '@mingfa/contract/draft-document';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import type { SpanOrigin } from '@mingfa/legal/drafting/document-blocks';
import type { Node } from '@tiptap/pm/model';
import type { Block, Span, TableBlock } from '../../../../components/paged-document/page-units.ts';
import type { ParagraphStyle } from './block-nodes.ts';

import { boxText, noteText } from './inline-nodes.ts';
import { evenWidths } from './table-nodes.ts';
import { OWN_WORDS } from './words-marks.ts';

/** Nodes never change: what was not edited stays the same object, so that pages redraw only what was. */
const known = new WeakMap<Node, Block>();

/** The document of the editor as it is kept and drawn. */
export function bodyOfDoc(doc: Node): DocumentBody {
  return doc.children.map((node) => {
    const held = known.get(node);
    if (held) return held;
    const block = blockOf(node);
    known.set(node, block);
    return block;
  });
}

function blockOf(node: Node): Block {
  switch (node.type.name) {
    case 'title':
    case 'subtitle':
      return { kind: node.type.name, spans: spansOf(node) };
    case 'heading':
      return { kind: 'heading', level: node.attrs.level === 3 ? 3 : 2, spans: spansOf(node) };
    case 'table':
      return tableOf(node);
    case 'signature':
      return { kind: 'signature', lines: node.children.map(lineOf) };
    case 'pageBreak':
      return { kind: 'page_break' };
    default: {
      const notes = notesOf(node);
      const style = node.attrs.style as ParagraphStyle;
      return { kind: 'paragraph', style, spans: spansOf(node), ...(notes.length > 0 ? { notes } : {}) };
    }
  }
}

function tableOf(node: Node): TableBlock {
  const rows = node.children.map((row) => ({
    cells: row.children.map((cell) => {
      const { colspan, role, isBare } = cell.attrs;
      const paragraphs = cell.children.map(lineOf);
      const isEmpty = isBare && paragraphs.every((spans) => spans.length === 0);
      return { paragraphs: isEmpty ? [] : paragraphs, columns: colspan as number, role };
    }),
  }));
  const columns = Math.max(...rows.map(({ cells }) => cells.reduce((sum, one) => sum + one.columns, 0)));
  const widths: number[] = node.attrs.widths;
  return {
    kind: 'table',
    // What was pasted has none, or not as many as it needs.
    widths: widths.length === columns ? widths : evenWidths(columns),
    headRows: Math.min(node.attrs.headRows, rows.length),
    rows,
  };
}

const notesOf = (node: Node): Span[][] =>
  node.children.filter(({ type }) => type.name === 'footnote').map(({ attrs }) => attrs.spans);

/** A line that can have no footnote says in brackets what was noted. */
const lineOf = (node: Node): Span[] => [
  ...spansOf(node),
  ...notesOf(node).map((spans) => ({ text: `（注：${noteText(spans)}）`, origin: OWN_WORDS })),
];

const spansOf = (node: Node): Span[] => node.children.flatMap(spansOfWord);

function spansOfWord(node: Node): Span[] {
  const mark = node.marks.find(({ type }) => type.name === 'origin');
  const origin = (mark?.attrs.of as SpanOrigin | undefined) ?? OWN_WORDS;
  const comments = node.marks
    .filter(({ type }) => type.name === 'comment')
    .map(({ attrs }) => attrs as SpanComment);
  const look = {
    ...(node.marks.some(({ type }) => type.name === 'bold') ? { bold: true as const } : {}),
    ...(comments.length > 0 ? { comments } : {}),
  };
  switch (node.type.name) {
    case 'box': {
      const { state, isBlank } = node.attrs;
      const blank = isBlank ? { blank: true as const } : {};
      return [{ text: boxText(node.attrs), origin, box: state, ...blank, ...look }];
    }
    case 'blank':
      return [{ text: node.attrs.text, origin, blank: true, ...look }];
    case 'text':
      return piecesOf(cleanText(node.text ?? '')).map((text) => ({ text, origin, ...look }));
    default:
      return [];
  }
}

/** No stretch is longer than one may be. */
function piecesOf(text: string): string[] {
  const most = DRAFT_DOCUMENT_LIMITS.characters;
  if (text.length <= most) return text === '' ? [] : [text];
  return Array.from({ length: Math.ceil(text.length / most) }, (_, at) =>
    text.slice(at * most, (at + 1) * most),
  );
}
