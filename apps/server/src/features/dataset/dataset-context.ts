import type { IngestionContext } from '../../engine/ingestion/index.ts';
import type { TableEngine } from '../../ports/table-engine.ts';

/** What datasets need besides documents, whose tables they may be made of. */
export interface DatasetContext extends IngestionContext {
  tableEngine: TableEngine;
}
