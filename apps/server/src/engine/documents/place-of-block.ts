import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { DocumentPlace } from '@mingfa/contract/evidence';

/** Where a block stands in its file: the place the original opens at. */
export function placeOfBlock(documentId: string, block: DocumentBlock): DocumentPlace {
  const { page, box } = block;
  return {
    documentId,
    segmentId: null,
    page,
    pageEnd: page,
    boxes: page !== null && box ? [{ page, box }] : [],
    blockIds: [block.id],
    sheet: block.row === null ? null : block.part,
    row: block.row,
    ...(block.time ? { time: block.time } : {}),
  };
}
