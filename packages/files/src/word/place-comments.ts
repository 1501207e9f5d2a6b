import type { SetBlock, SetInline } from '../printed/set-block.ts';

/** Comments, by their number in the file, that begin before a stretch and that end behind it. */
export interface CommentEnds {
  opens: number[];
  closes: number[];
}
/** Where comments begin and end. */
export type PlacedComments = ReadonlyMap<SetInline, CommentEnds>;

/** Where each comment stands: from the first words that have it to the last ones without others between, whatever paragraphs they are in. */
export function placeComments(blocks: readonly SetBlock[]): PlacedComments {
  const ends = new Map<SetInline, CommentEnds>();
  const at = (inline: SetInline): CommentEnds => {
    const held = ends.get(inline) ?? { opens: [], closes: [] };
    ends.set(inline, held);
    return held;
  };
  /** By the last words that have it. */
  const open = new Map<number, SetInline>();
  const placed = new Set<number>();
  const close = (comment: number, last: SetInline) => {
    at(last).closes.push(comment);
    open.delete(comment);
  };
  for (const inline of inlinesOf(blocks)) {
    if (inline.kind === 'break' || inline.text === '') continue;
    const here = new Set(inline.comments ?? []);
    for (const [comment, last] of open) if (!here.has(comment)) close(comment, last);
    for (const comment of here) {
      if (!open.has(comment)) {
        if (placed.has(comment)) continue;
        placed.add(comment);
        at(inline).opens.push(comment);
      }
      open.set(comment, inline);
    }
  }
  for (const [comment, last] of open) close(comment, last);
  return ends;
}

function* inlinesOf(blocks: readonly SetBlock[]): Generator<SetInline> {
  for (const block of blocks) {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        yield* block.line;
        break;
      case 'table':
        for (const row of [block.head, ...block.rows]) for (const cell of row) yield* cell.flat();
        break;
      case 'form':
        for (const row of block.rows) for (const { lines } of row) yield* lines.flat();
        break;
      case 'together':
      case 'quote':
        yield* inlinesOf(block.blocks);
        break;
      case 'list':
        for (const item of block.items) yield* inlinesOf(item);
        break;
      default:
    }
  }
}
