import type { documentBlock, documentSpan } from '@mingfa/contract/draft-document';
import type { z } from 'zod';

type Block = z.infer<typeof documentBlock>;
export type Span = z.infer<typeof documentSpan>;
export type TableBlock = Extract<Block, { kind: 'table' }>;

/** What is never torn: a paragraph, a heading, lines to sign on, one row of a table. */
export type Piece =
  | Exclude<Block, { kind: 'table' }>
  | { kind: 'row'; widths: readonly number[]; row: TableBlock['rows'][number]; isFirst: boolean };

/** Height of the text of an A4 page at 96 dots an inch: 1123 less the margins. */
export const PIECE_ROOM_PX = 923;

/** The pieces of a document, in order. */
export function piecesOf(blocks: readonly Block[]): Piece[] {
  return blocks.flatMap((block): Piece[] =>
    block.kind === 'table'
      ? block.rows.map((row, index) => ({ kind: 'row', widths: block.widths, row, isFirst: index === 0 }))
      : [block],
  );
}

/** Which pieces stand on which page: a heading never stands last, and a page break begins a page. */
export function pagesOf(pieces: readonly Piece[], heights: readonly number[], room: number): number[][] {
  const pages: number[][] = [];
  let page: number[] = [];
  let used = 0;
  const turn = () => {
    const last = page.at(-1);
    const carried = last !== undefined && page.length > 1 && pieces[last]?.kind === 'heading' ? [last] : [];
    if (page.length > carried.length) pages.push(page.slice(0, page.length - carried.length));
    page = carried;
    used = carried.reduce((sum, index) => sum + (heights[index] ?? 0), 0);
  };
  for (const [index, piece] of pieces.entries()) {
    const height = heights[index] ?? 0;
    if (piece.kind === 'page_break') {
      turn();
      continue;
    }
    if (page.length > 0 && used + height > room) turn();
    page.push(index);
    used += height;
  }
  if (page.length > 0 || pages.length === 0) pages.push(page);
  return pages;
}
