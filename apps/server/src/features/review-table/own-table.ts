import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { type reviewCell, reviewColumn, type reviewRow, reviewTable } from '../../db/schema/review-table.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

export type TableRow = typeof reviewTable.$inferSelect;
export type ColumnRow = typeof reviewColumn.$inferSelect;
export type RowRow = typeof reviewRow.$inferSelect;
export type CellRow = typeof reviewCell.$inferSelect;

const isOwn = (caller: Pick<Caller, 'userId'>, tableId: string) =>
  and(eq(reviewTable.id, tableId), eq(reviewTable.ownerId, caller.userId));

/** The caller's review table. @throws AppError `not_found`, also for somebody else's */
export async function ownTable(
  db: DatabaseOrTransaction,
  caller: Pick<Caller, 'userId'>,
  tableId: string,
): Promise<TableRow> {
  const [row] = await db.select().from(reviewTable).where(isOwn(caller, tableId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller's table, held until the transaction ends: whoever else changes it waits. @throws AppError `not_found` */
export async function holdTable(
  tx: Transaction,
  caller: Pick<Caller, 'userId'>,
  tableId: string,
): Promise<TableRow> {
  const [row] = await tx.select().from(reviewTable).where(isOwn(caller, tableId)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** Columns of a table in their order. */
export function listColumns(db: DatabaseOrTransaction, tableId: string): Promise<ColumnRow[]> {
  return db
    .select()
    .from(reviewColumn)
    .where(eq(reviewColumn.tableId, tableId))
    .orderBy(asc(reviewColumn.position), asc(reviewColumn.id));
}
