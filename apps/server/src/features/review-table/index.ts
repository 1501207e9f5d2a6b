export {
  checkReviewCell,
  chooseReviewAnswer,
  getReviewCell,
  setReviewCell,
  unlockReviewCell,
} from './cells/change-cells.ts';
export { deleteReviewTable, updateReviewTable } from './change-review-table.ts';
export {
  addReviewColumns,
  orderReviewColumns,
  removeReviewColumn,
  updateReviewColumn,
} from './columns/change-columns.ts';
export { listReviewColumnLibrary } from './columns/list-library.ts';
export { openColumnLibrary } from './columns/open-library.ts';
export { createReviewTable } from './create-review-table.ts';
export { forgetReviewRows } from './forget-review-rows.ts';
export { getReviewTable, getReviewTableProgress, listReviewTables } from './list-review-tables.ts';
export { ownerOfTable } from './owner-of-table.ts';
export { personalReviewTables } from './personal-review-tables.ts';
export { createDatasetFromReviewTable } from './result/create-dataset.ts';
export { exportReviewTable } from './result/export-table.ts';
export { LABELLED_REVIEW_TABLES } from './result/generated-in-table.ts';
export { getReviewMemo } from './result/get-memo.ts';
export { listReviewGroups } from './result/list-groups.ts';
export type { ReviewTableContext } from './review-table-context.ts';
export { reviewTableSource } from './review-table-source.ts';
export { addReviewRows, removeReviewRows } from './rows/change-rows.ts';
export { listReviewRows } from './rows/list-rows.ts';
export { cancelReviewTable, runReviewTable } from './work/run-and-cancel.ts';
export { goOnWith, registerReviewTables, resumeReviewTables } from './work/run-table.ts';
