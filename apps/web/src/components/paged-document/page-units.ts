import type { DocumentBody } from '@mingfa/contract/draft-document';

/** A block of a document. */
export type Block = DocumentBody[number];
/** A table of it. */
export type TableBlock = Extract<Block, { kind: 'table' }>;
/** Characters of one origin. */
export type Span = Extract<Block, { kind: 'title' }>['spans'][number];

/** What stays on one page: a block, or a row of a table. */
export type PageUnit = { block: Block; row: null } | { block: TableBlock; row: number };

/** What pages are filled with, in order. */
export const unitsOf = (blocks: readonly Block[]): PageUnit[] =>
  blocks.flatMap((block): PageUnit[] =>
    block.kind === 'table' ? block.rows.map((_, row) => ({ block, row })) : [{ block, row: null }],
  );

/**
 * Where pages begin: indexes of units. A heading goes with what follows it; what is higher than a page has one of its own that grows.
 * @param room height of a page; in the unit of `heights`
 */
export function pageStarts(units: readonly PageUnit[], heights: readonly number[], room: number): number[] {
  const starts = [0];
  let used = 0;
  for (let index = 0; index < units.length; index += 1) {
    const height = heights[index] ?? 0;
    const first = starts.at(-1) ?? 0;
    const isBreak = units[index - 1]?.block.kind === 'page_break';
    if (index > first && (isBreak || used + height > room)) {
      let start = index;
      while (!isBreak && start - 1 > first && units[start - 1]?.block.kind === 'heading') start -= 1;
      starts.push(start);
      used = repeatedHead(units, heights, start);
      for (let at = start; at < index; at += 1) used += heights[at] ?? 0;
    }
    used += height;
  }
  return starts;
}

/** Rows of a table's head come again on the page it goes on to. */
function repeatedHead(units: readonly PageUnit[], heights: readonly number[], start: number): number {
  const unit = units[start];
  if (!unit || unit.row === null || unit.row < unit.block.headRows) return 0;
  const first = start - unit.row;
  return heights.slice(first, first + unit.block.headRows).reduce((sum, one) => sum + one, 0);
}
