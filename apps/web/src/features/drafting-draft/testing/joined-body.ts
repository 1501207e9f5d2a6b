import type { DocumentBody } from '@mingfa/contract/draft-document';
import type { Block, Span } from '../../../components/paged-document/page-units.ts';

const lookOf = ({ text: _, ...look }: Span) => JSON.stringify(look);

/** Neighbours that differ in nothing as one: to a reader they are. */
function joined(spans: readonly Span[]): Span[] {
  const held: Span[] = [];
  for (const span of spans) {
    const last = held.at(-1);
    const isWords = !span.blank && !span.box;
    if (last && isWords && lookOf(last) === lookOf(span))
      held[held.length - 1] = { ...last, text: last.text + span.text };
    else held.push(span);
  }
  return held;
}

/** A document whose neighbouring stretches of one look are one. */
export const joinedBody = (body: DocumentBody): DocumentBody => body.map(joinedBlock);

function joinedBlock(block: Block): Block {
  switch (block.kind) {
    case 'table':
      return {
        ...block,
        rows: block.rows.map(({ cells }) => ({
          cells: cells.map((cell) => ({ ...cell, paragraphs: cell.paragraphs.map(joined) })),
        })),
      };
    case 'signature':
      return { ...block, lines: block.lines.map(joined) };
    case 'page_break':
      return block;
    default:
      return { ...block, spans: joined(block.spans) };
  }
}
