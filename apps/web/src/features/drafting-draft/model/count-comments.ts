import type { DocumentBody } from '@mingfa/contract/draft-document';

type Spans = Extract<DocumentBody[number], { kind: 'title' }>['spans'];

/** How many notes stand in a document; one over several stretches is one. */
export function countComments(body: DocumentBody): number {
  const ids = body.flatMap(spansOf).flatMap(({ comments = [] }) => comments.map(({ id }) => id));
  return new Set(ids).size;
}

function spansOf(block: DocumentBody[number]): Spans {
  switch (block.kind) {
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs.flat()));
    case 'signature':
      return block.lines.flat();
    case 'page_break':
      return [];
    case 'paragraph':
      return [...block.spans, ...(block.notes ?? []).flat()];
    default:
      return block.spans;
  }
}
