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

/** `b12` → 12: blocks that were read count in reading order. Those of recognised pages (`p3-0`) have names of their own. */
function blockNumber(blockId: string | undefined): number {
  return blockId && /^b\d+$/.test(blockId) ? Number(blockId.slice(1)) : Number.NaN;
}

/** Index in `parts` of the part that holds the n-th block, counted through the parts. */
function partOfBlock(number: number, parts: readonly PartSize[]): number {
  let before = 0;
  for (const [at, part] of parts.entries()) {
    before += part.blocks;
    if (number < before) return at;
  }
  return -1;
}

/** Index in `parts` where a place begins; -1 where it is not in the document. */
export function partOfPlace(place: DocumentPlace, parts: readonly PartSize[]): number {
  const page = place.page ?? place.boxes[0]?.page ?? null;
  const byPage = page === null ? -1 : parts.findIndex((part) => part.page === page);
  if (byPage >= 0) return byPage;
  const number = blockNumber(place.blockIds[0]);
  return Number.isNaN(number) ? -1 : partOfBlock(number, parts);
}

/**
 * Blocks of a stretch of the document that a place covers: from its first block to its last, also where one of them lies
 * outside the stretch; else by sheet and row.
 */
export function blocksOfPlace(place: DocumentPlace, blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const [first] = place.blockIds;
  const last = place.blockIds.at(-1);
  if (first === undefined) return blocksOfRow(place, blocks);
  const from = blocks.findIndex(({ id }) => id === first);
  const to = blocks.findIndex(({ id }) => id === last);
  if (from >= 0 && to >= 0) return blocks.slice(Math.min(from, to), Math.max(from, to) + 1);
  if (from >= 0) return blocks.slice(from);
  if (to >= 0) return blocks.slice(0, to + 1);
  const [low, high] = [blockNumber(first), blockNumber(last)];
  return blocks.filter(({ id }) => blockNumber(id) > low && blockNumber(id) < high);
}

function blocksOfRow({ row, sheet }: DocumentPlace, blocks: readonly DocumentBlock[]): DocumentBlock[] {
  if (row === null) return [];
  return blocks.filter((block) => block.row === row && (sheet === null || block.part === sheet));
}

/** Rectangles of a place on a page: its own, else those of its blocks there. */
export function boxesOnPage(
  place: DocumentPlace,
  page: number | null,
  blocks: readonly DocumentBlock[],
): PageBox[] {
  if (place.boxes.length > 0) return place.boxes.filter((one) => one.page === page).map((one) => one.box);
  return blocksOfPlace(place, blocks).flatMap((block) =>
    block.box && block.page === page ? [block.box] : [],
  );
}

/** Whether a place may reach into a part: by its pages, where both have some. */
export function mayTouch(place: DocumentPlace, part: DocumentPart): boolean {
  if (part.page === null || place.page === null) return true;
  return part.page >= place.page && part.page <= (place.pageEnd ?? place.page);
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
