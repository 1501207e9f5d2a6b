import type { IngestionContext } from './engine/ingestion/index.ts';
import type { OutgoingGate } from './engine/outgoing-gate/index.ts';
import { type QuotaContext, takeQuota } from './features/account/index.ts';
import {
  type AnalysisContext,
  forgetDatasetFigures,
  registerAnalyses,
  resumeAnalyses,
} from './features/analysis/index.ts';
import {
  type DatasetContext,
  type ModelSqlContext,
  registerDatasets,
  resumeDatasets,
  sweepDatasets,
} from './features/dataset/index.ts';
import type { BoundRoute } from './http/route.ts';
import { analysisRoutes } from './http/routes/analysis-routes.ts';
import { datasetRoutes } from './http/routes/dataset-routes.ts';
import { modelSqlRoutes } from './http/routes/model-sql-routes.ts';
import type { ModelRegistry } from './ports/model.ts';
import type { PrintedFileWriter } from './ports/printed-file-writer.ts';
import type { TableEngine } from './ports/table-engine.ts';

/** Composes datasets over the way of every file, and analyses over datasets. Before the jobs start. */
export function composeDatasets(
  context: QuotaContext,
  parts: {
    ingestion: IngestionContext;
    tableEngine: TableEngine;
    models: ModelRegistry;
    gate: OutgoingGate;
    printer: PrintedFileWriter;
  },
): { datasets: DatasetContext; routes: BoundRoute[]; resume(): Promise<void>; keepHouse(): Promise<void> } {
  const { ingestion, tableEngine, models, gate, printer } = parts;
  const datasets: DatasetContext = { ...ingestion, tableEngine, onDatasetDeleted: [forgetDatasetFigures] };
  const analyses: AnalysisContext = { ...datasets, printer };
  const modelSql: ModelSqlContext = {
    ...{ ...datasets, models, gate },
    takeQuota: (tx, caller, kind) => takeQuota(context, tx, caller, kind),
  };
  registerDatasets(datasets);
  registerAnalyses(analyses);
  return {
    datasets,
    routes: [...datasetRoutes(datasets), ...modelSqlRoutes(modelSql), ...analysisRoutes(analyses)],
    async resume() {
      await resumeDatasets(datasets);
      await resumeAnalyses(analyses);
    },
    keepHouse: () => sweepDatasets(datasets),
  };
}
