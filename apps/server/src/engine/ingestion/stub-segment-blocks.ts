import type { DocumentBlock } from '@mingfa/contract/document-content';
import type { ParsingSettings } from '@mingfa/contract/knowledge';
import type { documentSegment } from '../../db/schema/document.ts';

/** A segment as it comes out of the blocks. */
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
  | 'rangeStart'
  | 'rangeEnd'
>;

/** One segment a block. */
export function* segmentBlocks(
  blocks: readonly DocumentBlock[],
  _settings: ParsingSettings,
): Generator<SegmentDraft> {
  let start = 0;
  for (const block of blocks) {
    const end = start + block.text.length;
    if (block.text.trim() !== '') {
      yield {
        text: block.text,
        label: '',
        headingPath: [],
        page: block.page,
        pageEnd: block.page,
        boxes: block.page !== null && block.box ? [{ page: block.page, box: block.box }] : [],
        firstBlockId: block.id,
        lastBlockId: block.id,
        sheet: block.row === null ? null : block.part,
        row: block.row,
        rangeStart: start,
        rangeEnd: end,
      };
    }
    start = end + 1;
  }
}
