import { cancelReviewTable, type ReviewTableDetail, runReviewTable } from '@mingfa/contract/review-table';
import {
  addReviewColumns,
  addReviewRows,
  orderReviewColumns,
  removeReviewColumn,
  removeReviewRows,
  updateReviewColumn,
} from '@mingfa/contract/review-table-content';
import type { AppRequestError } from '../../../lib/api-answer.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { takeTable } from '../model/review-cache.ts';

const about = {
  onSuccess: (table: ReviewTableDetail) => void takeTable(table),
  onError: (error: AppRequestError) => {
    // Said beside the field it was written in.
    if (error.failure.errorCode !== 'review_value_unreadable') toastFailure(error);
  },
};

/** Changes of a table's rows, columns and of what is filled; each answers the table as it is then. */
export function useTableWrites() {
  return {
    running: useEndpointMutation(runReviewTable, about),
    cancelling: useEndpointMutation(cancelReviewTable, about),
    addingRows: useEndpointMutation(addReviewRows, about),
    removingRows: useEndpointMutation(removeReviewRows, about),
    addingColumns: useEndpointMutation(addReviewColumns, about),
    updatingColumn: useEndpointMutation(updateReviewColumn, about),
    removingColumn: useEndpointMutation(removeReviewColumn, about),
    ordering: useEndpointMutation(orderReviewColumns, about),
  };
}
