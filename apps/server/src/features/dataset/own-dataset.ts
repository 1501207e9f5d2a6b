import { and, asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { dataset, datasetFile, datasetTable } from '../../db/schema/dataset.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

export type DatasetRow = typeof dataset.$inferSelect;
export type DatasetFileRow = typeof datasetFile.$inferSelect;
export type DatasetTableRow = typeof datasetTable.$inferSelect;

type Whose = Pick<Caller, 'userId'>;
const isOwn = (caller: Whose, datasetId: string) =>
  and(eq(dataset.id, datasetId), eq(dataset.ownerId, caller.userId));

/** The caller's dataset. @throws AppError `not_found`, also for somebody else's */
export async function ownDataset(
  db: DatabaseOrTransaction,
  caller: Whose,
  datasetId: string,
): Promise<DatasetRow> {
  const [row] = await db.select().from(dataset).where(isOwn(caller, datasetId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller's dataset, held until the transaction ends: whoever else changes it waits. @throws AppError `not_found` */
export async function holdDataset(tx: Transaction, caller: Whose, datasetId: string): Promise<DatasetRow> {
  const [row] = await tx.select().from(dataset).where(isOwn(caller, datasetId)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** Files of a dataset in their order. */
export function listDatasetFiles(db: DatabaseOrTransaction, datasetId: string): Promise<DatasetFileRow[]> {
  return db
    .select()
    .from(datasetFile)
    .where(eq(datasetFile.datasetId, datasetId))
    .orderBy(asc(datasetFile.position));
}

/** Tables of a dataset in their order. */
export function listDatasetTables(db: DatabaseOrTransaction, datasetId: string): Promise<DatasetTableRow[]> {
  return db
    .select()
    .from(datasetTable)
    .where(eq(datasetTable.datasetId, datasetId))
    .orderBy(asc(datasetTable.position));
}
