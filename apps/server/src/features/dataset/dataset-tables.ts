import type { DatabaseOrTransaction } from '../../db/client.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { BuiltTable } from '../../ports/table-engine.ts';
import { listDatasetTables, ownDataset } from './own-dataset.ts';

/** The tables of a dataset as they stand, without its rows; none where nothing was loaded yet. */
export async function tablesOfDataset(db: DatabaseOrTransaction, datasetId: string): Promise<BuiltTable[]> {
  const rows = await listDatasetTables(db, datasetId);
  return rows.flatMap(({ built }) => built ?? []);
}

/** As `tablesOfDataset`, of the caller's. @throws AppError `not_found`, `dataset_not_ready` */
export async function ownDatasetTables(
  db: DatabaseOrTransaction,
  caller: Pick<Caller, 'userId'>,
  datasetId: string,
): Promise<BuiltTable[]> {
  await ownDataset(db, caller, datasetId);
  const tables = await tablesOfDataset(db, datasetId);
  if (tables.length === 0) throw new AppError('dataset_not_ready');
  return tables;
}
