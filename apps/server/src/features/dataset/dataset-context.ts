import type { Transaction } from '../../db/client.ts';
import type { IngestionContext } from '../../engine/ingestion/index.ts';
import type { TableEngine } from '../../ports/table-engine.ts';

/** What datasets need besides documents, whose tables they may be made of. */
export interface DatasetContext extends IngestionContext {
  tableEngine: TableEngine;
  /** Called within the transaction that deletes a dataset, before it: others hold what is of it. */
  onDatasetDeleted: ((tx: Transaction, gone: { datasetId: string; ownerId: string }) => Promise<void>)[];
}
