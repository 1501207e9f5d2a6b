import type { documentSegment } from '../../../db/schema/document.ts';

/** A segment as it comes out of the blocks. Its range is in the document's text: all blocks' texts joined by line breaks. */
export type SegmentDraft = Pick<
  typeof documentSegment.$inferSelect,
  | 'text'
  | 'label'
  | 'headingPath'
  | 'page'
  | 'pageEnd'
  | 'boxes'
  | 'firstBlockId'
  | 'lastBlockId'
  | 'sheet'
  | 'row'
  | 'timeStart'
  | 'timeEnd'
> & { rangeStart: number; rangeEnd: number };
