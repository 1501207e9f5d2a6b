import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { ReviewCell } from '@mingfa/contract/review-cell';
import {
  getReviewTable,
  getReviewTableProgress,
  listReviewTables,
  type ReviewTableDetail,
} from '@mingfa/contract/review-table';
import { getReviewCell, listReviewRows } from '@mingfa/contract/review-table-content';
import { getReviewMemo, listReviewGroups } from '@mingfa/contract/review-table-result';
import { endpointKey, queryClient, refreshEndpoints } from '../../../lib/query.ts';

type Rows = EndpointOutput<typeof listReviewRows>;

/** What the list of review tables shows. */
export const refreshReviewTables = () => refreshEndpoints(listReviewTables);

/** What stands in a table: its columns and counts, rows, groups, the memo. */
export const refreshReviewContent = () =>
  refreshEndpoints(getReviewTable, listReviewRows, getReviewCell, listReviewGroups, getReviewMemo);

/** After a table was changed: what the server answered stands at once, the rest is read again. */
export async function takeTable(table: ReviewTableDetail): Promise<void> {
  const params = { tableId: table.tableId };
  queryClient.setQueryData(endpointKey(getReviewTable, { params }), table);
  queryClient.setQueryData(endpointKey(getReviewTableProgress, { params }), table.progress);
  await refreshEndpoints(listReviewTables, listReviewRows, getReviewCell, listReviewGroups, getReviewMemo);
}

/** A cell as it is now, wherever it is shown. */
export function takeCell(tableId: string, cell: ReviewCell): void {
  const { rowId, columnId } = cell;
  const params = { tableId };
  queryClient.setQueryData(endpointKey(getReviewCell, { params, query: { rowId, columnId } }), cell);
  queryClient.setQueriesData<Rows>(
    { queryKey: [listReviewRows.path, params] },
    (held) =>
      held && {
        ...held,
        rows: held.rows.map((row) =>
          row.rowId === rowId
            ? { ...row, cells: row.cells.map((one) => (one.columnId === columnId ? cell : one)) }
            : row,
        ),
      },
  );
}
