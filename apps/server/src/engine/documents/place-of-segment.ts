import type { DocumentPlace } from '@mingfa/contract/evidence';
import type { documentSegment } from '../../db/schema/document.ts';

type PlacedSegment = Pick<
  typeof documentSegment.$inferSelect,
  | 'id'
  | 'documentId'
  | 'page'
  | 'pageEnd'
  | 'boxes'
  | 'firstBlockId'
  | 'lastBlockId'
  | 'sheet'
  | 'row'
  | 'timeStart'
  | 'timeEnd'
>;

/** Where a segment stands in its file. */
export function placeOfSegment(segment: PlacedSegment): DocumentPlace {
  const { timeStart: startMs, timeEnd: endMs } = segment;
  const blockIds = [segment.firstBlockId, segment.lastBlockId].filter((id) => id !== null);
  return {
    documentId: segment.documentId,
    segmentId: segment.id,
    page: segment.page,
    pageEnd: segment.pageEnd,
    boxes: segment.boxes,
    blockIds,
    sheet: segment.sheet,
    row: segment.row,
    ...(startMs === null || endMs === null ? {} : { time: { startMs, endMs } }),
  };
}
