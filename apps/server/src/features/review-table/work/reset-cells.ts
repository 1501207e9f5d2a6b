import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { reviewCell } from '../../../db/schema/review-table.ts';
import { filledBy } from '../columns/filled-by.ts';
import type { ColumnRow } from '../own-table.ts';

/** What is to be filled again. */
export interface Again {
  /** Empty: all. */
  columnIds: readonly string[];
  rowIds: readonly string[];
  /** Those that have an answer, too. */
  anew: boolean;
  hasModel: boolean;
}

/** Lets cells wait to be filled again, those of columns that depend on them as well; what was checked stays as it is. */
export async function resetCells(
  tx: Transaction,
  tableId: string,
  columns: readonly ColumnRow[],
  { columnIds, rowIds, anew, hasModel }: Again,
): Promise<void> {
  const wanted = columnIds.length === 0 ? columns.map(({ id }) => id) : withDependents(columns, columnIds);
  const filled = columns
    .filter((column) => wanted.includes(column.id) && filledBy(column, hasModel) !== 'hand')
    .map(({ id }) => id);
  const among = (
    column: SQL | typeof reviewCell.rowId | typeof reviewCell.columnId,
    ids: readonly string[],
  ) => sql`${column} = any(${sql.param(ids)}::text[])`;
  await tx
    .update(reviewCell)
    .set({ state: 'waiting', errorCode: null, revision: sql`${reviewCell.revision} + 1` })
    .where(
      and(
        eq(reviewCell.tableId, tableId),
        isNull(reviewCell.checkedAt),
        among(reviewCell.columnId, filled),
        rowIds.length === 0 ? undefined : among(reviewCell.rowId, rowIds),
        anew
          ? undefined
          : or(
              eq(reviewCell.state, 'failed'),
              sql`(${reviewCell.state} = 'not_read' and ${reviewCell.errorCode} is not null)`,
            ),
      ),
    );
}

/** Columns, and those that depend on them, on any way. */
function withDependents(columns: readonly ColumnRow[], columnIds: readonly string[]): string[] {
  const reached = new Set(columnIds);
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const { id, dependsOn } of columns) if (dependsOn.some((on) => reached.has(on))) reached.add(id);
  }
  return [...reached];
}
