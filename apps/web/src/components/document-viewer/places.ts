import type { DocumentBlock, DocumentPart } from '@mingfa/contract/document-content';
import type { DocumentPlace, PageBox } from '@mingfa/contract/evidence';

/** What is known of a part before its text has come. */
export interface PartSize {
  number: number;
  page: number | null;
  width: number | null;
  height: number | null;
  blocks: number;
}

/** First and last block of a passage, as indices in reading order. */
export interface BlockRange {
  first: number;
  last: number;
}

/** `b12` → 12: ids of blocks count in reading order. NaN for anything else. */
export function blockIndex(blockId: string): number {
  return /^b\d+$/.test(blockId) ? Number(blockId.slice(1)) : Number.NaN;
}

export function rangeOf(place: DocumentPlace): BlockRange | null {
  const first = blockIndex(place.blockIds[0] ?? '');
  const last = blockIndex(place.blockIds.at(-1) ?? '');
  if (Number.isNaN(first) || Number.isNaN(last)) return null;
  return { first: Math.min(first, last), last: Math.max(first, last) };
}

export function holdsBlock(range: BlockRange | null, blockId: string): boolean {
  const index = blockIndex(blockId);
  return range !== null && index >= range.first && index <= range.last;
}

/** Index in `parts` of the part that a block belongs to, counted through the parts' numbers of blocks. */
function partOfBlock(index: number, parts: readonly PartSize[]): number {
  let before = 0;
  for (const [at, part] of parts.entries()) {
    before += part.blocks;
    if (index < before) return at;
  }
  return -1;
}

/** Index in `parts` where a place begins; -1 where it is not in the document. */
export function partOfPlace(place: DocumentPlace, parts: readonly PartSize[]): number {
  const page = place.page ?? place.boxes[0]?.page ?? null;
  const byPage = page === null ? -1 : parts.findIndex((part) => part.page === page);
  if (byPage >= 0) return byPage;
  const range = rangeOf(place);
  return range ? partOfBlock(range.first, parts) : -1;
}

/** Rectangles of a place on a page: its own, else those of its blocks there. */
export function boxesOnPage(
  place: DocumentPlace,
  page: number | null,
  blocks: readonly DocumentBlock[],
): PageBox[] {
  const own = place.boxes.filter((one) => one.page === page).map((one) => one.box);
  if (own.length > 0 || place.boxes.length > 0) return own;
  const range = rangeOf(place);
  return blocks.flatMap((block) =>
    block.box && block.page === page && holdsBlock(range, block.id) ? [block.box] : [],
  );
}

/** Blocks of a part that a place covers: by its range, or by sheet and row. */
export function blocksOfPlace(place: DocumentPlace, part: DocumentPart): DocumentBlock[] {
  const range = rangeOf(place);
  if (range) return part.blocks.filter((block) => holdsBlock(range, block.id));
  if (place.row === null) return [];
  return part.blocks.filter(
    (block) => block.row === place.row && (place.sheet === null || block.part === place.sheet),
  );
}

/** A place for a stretch of blocks, as a selection makes it. */
export function placeOfBlocks(
  documentId: string,
  first: { blockId: string; page: number | null },
  last: { blockId: string; page: number | null },
): DocumentPlace {
  return {
    documentId,
    segmentId: null,
    page: first.page,
    pageEnd: last.page,
    boxes: [],
    blockIds: first.blockId === last.blockId ? [first.blockId] : [first.blockId, last.blockId],
    sheet: null,
    row: null,
  };
}
