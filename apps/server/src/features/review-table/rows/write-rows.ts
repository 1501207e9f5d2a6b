import { REVIEW_TABLE_LIMITS } from '@mingfa/contract/review-cell';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { reviewCell, reviewColumn, reviewRow } from '../../../db/schema/review-table.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { Ids } from '../../../ports/ids.ts';

/** Adds documents as rows behind those that are there, each once. @throws AppError `review_table_full` */
export async function writeRows(
  { ids }: { ids: Ids },
  tx: Transaction,
  tableId: string,
  documentIds: readonly string[],
): Promise<void> {
  const held = await tx
    .select({ documentId: reviewRow.documentId, position: reviewRow.position })
    .from(reviewRow)
    .where(eq(reviewRow.tableId, tableId));
  const known = new Set(held.map(({ documentId }) => documentId));
  const added = documentIds.filter((id) => !known.has(id));
  if (held.length + added.length > REVIEW_TABLE_LIMITS.rows) throw tableFull();
  const first = Math.max(-1, ...held.map(({ position }) => position)) + 1;
  if (added.length === 0) return;
  await tx.insert(reviewRow).values(
    added.map((documentId, index) => ({
      ...{ id: ids.make('reviewRow'), tableId, documentId },
      position: first + index,
    })),
  );
}

/** Gives every row a cell in every column, in one statement. */
export async function writeMissingCells(tx: Transaction, tableId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${reviewCell} (table_id, row_id, column_id)
    select ${tableId}, ${reviewRow.id}, ${reviewColumn.id}
    from ${reviewRow} cross join ${reviewColumn}
    where ${reviewRow.tableId} = ${tableId} and ${reviewColumn.tableId} = ${tableId}
    on conflict do nothing`);
}

/** What whoever wants more rows or columns than a table holds is told. */
export function tableFull(): AppError {
  const { rows, columns } = REVIEW_TABLE_LIMITS;
  return new AppError('review_table_full', { rows, columns });
}
