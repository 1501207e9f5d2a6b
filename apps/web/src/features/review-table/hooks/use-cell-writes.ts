import type { ReviewCell } from '@mingfa/contract/review-cell';
import { getReviewTable } from '@mingfa/contract/review-table';
import {
  checkReviewCell,
  chooseReviewAnswer,
  getReviewCell,
  listReviewRows,
  setReviewCell,
  unlockReviewCell,
} from '@mingfa/contract/review-table-content';
import { getReviewMemo, listReviewGroups } from '@mingfa/contract/review-table-result';
import type { AppRequestError } from '../../../lib/api-answer.ts';
import { callEndpoint } from '../../../lib/client.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpointMutation } from '../../../lib/query.ts';
import { takeCell } from '../model/review-cache.ts';

/** The cell as whoever changes it has seen it. */
export type SeenCell = Pick<ReviewCell, 'rowId' | 'columnId' | 'revision'>;

interface CellWritesOptions {
  tableId: string;
  /** The cell was another one meanwhile; nothing was written, and this is what it says now. */
  onChanged: (cell: ReviewCell) => void;
  onWritten?: (cell: ReviewCell) => void;
}

/** Checking, unlocking, choosing and writing a cell. Each names the cell that was seen, so that nobody's work is written over. */
export function useCellWrites({ tableId, onChanged, onWritten }: CellWritesOptions) {
  const params = { tableId };
  const about = {
    onSuccess: (cell: ReviewCell) => {
      takeCell(tableId, cell);
      onWritten?.(cell);
      void refreshEndpoints(getReviewTable, listReviewRows, listReviewGroups, getReviewMemo);
    },
    onError: async (error: AppRequestError, { body: { rowId, columnId } }: { body: SeenCell }) => {
      const { errorCode } = error.failure;
      // Said beside the field it was written in.
      if (errorCode === 'review_value_unreadable') return;
      if (errorCode !== 'review_cell_changed') return toastFailure(error);
      const newest = await callEndpoint(getReviewCell, { params, query: { rowId, columnId } });
      if (!newest.status) return toastFailure(error);
      takeCell(tableId, newest.data);
      onChanged(newest.data);
    },
  };
  const checking = useEndpointMutation(checkReviewCell, about);
  const unlocking = useEndpointMutation(unlockReviewCell, about);
  const choosing = useEndpointMutation(chooseReviewAnswer, about);
  const setting = useEndpointMutation(setReviewCell, about);
  const seen = ({ rowId, columnId, revision }: SeenCell) => ({ rowId, columnId, revision });
  return {
    check: (cell: SeenCell) => checking.mutate({ params, body: seen(cell) }),
    unlock: (cell: SeenCell) => unlocking.mutate({ params, body: seen(cell) }),
    choose: (cell: SeenCell, method: 'rule' | 'model') =>
      choosing.mutate({ params, body: { ...seen(cell), method } }),
    set: (cell: SeenCell, state: 'found' | 'not_agreed' | 'not_found', text: string) =>
      setting.mutate({ params, body: { ...seen(cell), state, text } }),
    isBusy: checking.isPending || unlocking.isPending || choosing.isPending,
    isSetting: setting.isPending,
    /** What the server could not read of what was written. */
    unreadable:
      setting.error?.failure.errorCode === 'review_value_unreadable' ? setting.error.failure.message : null,
    forget: setting.reset,
  };
}
