import type { ReviewTableColumn } from '@mingfa/contract/review-table';

export const ROW_PX = 78;
export const HEAD_PX = 44;
/** Of the documents' names, which stay where they are. */
export const NAME_PX = 220;
export const COLUMN_PX = 208;

export interface GridLayout {
  columns: readonly ReviewTableColumn[];
  /** Those in view, with where they stand. */
  drawn: readonly { index: number; start: number }[];
  width: number;
}
