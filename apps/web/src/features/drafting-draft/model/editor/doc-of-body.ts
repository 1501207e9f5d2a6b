import type { DocumentBody } from '@mingfa/contract/draft-document';
import type { JSONContent } from '@tiptap/core';
import type { Block, Span } from '../../../../components/paged-document/page-units.ts';
import { OWN_WORDS } from './words-marks.ts';

type Cell = Extract<Block, { kind: 'table' }>['rows'][number]['cells'][number];

/** A document as the editor holds it. Nothing of it is lost: `bodyOf` makes the same of it again. */
export function docOfBody(body: DocumentBody): JSONContent {
  // A table without rows draws nothing, and nobody could write in it.
  const blocks = body.filter((block) => block.kind !== 'table' || block.rows.length > 0);
  const content = blocks.length > 0 ? blocks.map(blockNode) : [{ type: 'paragraph' }];
  return { type: 'doc', content };
}

function blockNode(block: Block): JSONContent {
  switch (block.kind) {
    case 'title':
    case 'subtitle':
      return { type: block.kind, content: wordsOf(block.spans) };
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, content: wordsOf(block.spans) };
    case 'paragraph': {
      const notes = (block.notes ?? []).map((spans): JSONContent => ({ type: 'footnote', attrs: { spans } }));
      return {
        type: 'paragraph',
        attrs: { style: block.style },
        content: [...wordsOf(block.spans), ...notes],
      };
    }
    case 'table':
      return {
        type: 'table',
        attrs: { widths: block.widths, headRows: block.headRows },
        content: block.rows.map(({ cells }) => ({ type: 'tableRow', content: cells.map(cellNode) })),
      };
    case 'signature':
      return { type: 'signature', content: block.lines.map(lineNode) };
    case 'page_break':
      return { type: 'pageBreak' };
  }
}

const lineNode = (spans: readonly Span[]): JSONContent => ({ type: 'paragraph', content: wordsOf(spans) });

const cellNode = ({ paragraphs, columns, role }: Cell): JSONContent => ({
  type: 'tableCell',
  attrs: { colspan: columns, role, isBare: paragraphs.length === 0 },
  content: paragraphs.length === 0 ? [lineNode([])] : paragraphs.map(lineNode),
});

const wordsOf = (spans: readonly Span[]): JSONContent[] => spans.filter(isSomething).map(wordNode);

const isSomething = ({ text, blank, box }: Span) => text !== '' || blank || box;

function wordNode(span: Span): JSONContent {
  const { text, origin, blank, box, bold, comments = [] } = span;
  const isOwn = origin.kind === OWN_WORDS.kind && origin.part === OWN_WORDS.part;
  const marks = [
    ...(isOwn ? [] : [{ type: 'origin', attrs: { of: origin } }]),
    ...comments.map((attrs) => ({ type: 'comment', attrs })),
    ...(bold ? [{ type: 'bold' }] : []),
  ];
  if (box) return { type: 'box', attrs: { state: box, text, isBlank: blank === true }, marks };
  return blank ? { type: 'blank', attrs: { text }, marks } : { type: 'text', text, marks };
}
