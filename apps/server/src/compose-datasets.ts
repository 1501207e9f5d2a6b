import type { IngestionContext } from './engine/ingestion/index.ts';
import {
  type DatasetContext,
  registerDatasets,
  resumeDatasets,
  sweepDatasets,
} from './features/dataset/index.ts';
import type { BoundRoute } from './http/route.ts';
import { datasetRoutes } from './http/routes/dataset-routes.ts';
import type { TableEngine } from './ports/table-engine.ts';

/** Composes datasets over the way of every file. Before the jobs start. */
export function composeDatasets(
  ingestion: IngestionContext,
  tableEngine: TableEngine,
): { routes: BoundRoute[]; resume(): Promise<void>; keepHouse(): Promise<void> } {
  const datasets: DatasetContext = { ...ingestion, tableEngine };
  registerDatasets(datasets);
  return {
    routes: datasetRoutes(datasets),
    resume: () => resumeDatasets(datasets),
    keepHouse: () => sweepDatasets(datasets),
  };
}
