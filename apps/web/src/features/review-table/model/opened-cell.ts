import type { ReviewRow } from '@mingfa/contract/review-cell';

/** A cell that is looked at, and the place of its row among those shown. */
export interface OpenedCell {
  row: Pick<ReviewRow, 'rowId' | 'name' | 'documentId'>;
  columnId: string;
  place: number;
}
