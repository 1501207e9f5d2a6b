import type { DocumentBlock, DocumentSpan, DraftDocument } from './document-blocks.ts';
import { fullWidth } from './full-width.ts';

type Spans = readonly DocumentSpan[];

/** A document whose Chinese sentences have the punctuation of Chinese, whoever typed them. */
export function fullWidthDocument({ title, layout, pageFoot, blocks }: DraftDocument): DraftDocument {
  return { title, layout, pageFoot: settled(pageFoot), blocks: blocks.map(settledBlock) };
}

function settledBlock(block: DocumentBlock): DocumentBlock {
  switch (block.kind) {
    case 'table':
      return {
        ...block,
        rows: block.rows.map(({ cells }) => ({
          cells: cells.map((cell) => ({ ...cell, paragraphs: cell.paragraphs.map(settled) })),
        })),
      };
    case 'signature':
      return { ...block, lines: block.lines.map(settled) };
    case 'page_break':
      return block;
    case 'paragraph':
      return {
        ...block,
        spans: settled(block.spans),
        ...(block.notes ? { notes: block.notes.map(settled) } : {}),
      };
    default:
      return { ...block, spans: settled(block.spans) };
  }
}

/** A sentence goes over several spans: each sign is judged by what stands beside it, wherever that is from. */
function settled(spans: Spans): Spans {
  const whole = spans.map(({ text }) => text).join('');
  const better = fullWidth(whole);
  if (better === whole) return spans;
  let at = 0;
  return spans.map((span) => {
    const from = at;
    at += span.text.length;
    return { ...span, text: better.slice(from, at) };
  });
}
