import type { IngestionContext } from './engine/ingestion/index.ts';
import { type QuotaContext, takeQuota } from './features/account/index.ts';
import type { DatasetContext } from './features/dataset/index.ts';
import {
  forgetReviewRows,
  goOnWith,
  openColumnLibrary,
  ownerOfTable,
  type ReviewTableContext,
  registerReviewTables,
  resumeReviewTables,
} from './features/review-table/index.ts';
import type { BoundRoute } from './http/route.ts';
import { reviewTableRoutes } from './http/routes/review-table-routes.ts';
import { AppError } from './ports/app-error.ts';
import type { ModelRegistry } from './ports/model.ts';
import type { PrintedFileWriter } from './ports/printed-file-writer.ts';

/** Waits before a model that refused a call for its rate is asked again. */
const MODEL_WAITS_MS = [2000, 10_000];

/** Composes review tables over documents, the models and datasets. Before the jobs start. */
export async function composeReviewTables(
  context: QuotaContext,
  parts: {
    ingestion: IngestionContext;
    datasets: DatasetContext;
    models: ModelRegistry;
    printer: PrintedFileWriter;
    webAddress: string | undefined;
    /** Exports the rules that fill columns, in the place of the product's. */
    columnProgram?: URL | undefined;
    /** Tests wait less. */
    modelWaitsMs?: readonly number[] | undefined;
  },
): Promise<{ routes: BoundRoute[]; resume(): Promise<void> }> {
  const { ingestion, datasets, models, printer } = parts;
  const tables: ReviewTableContext = {
    ...{ ...datasets, models, printer },
    columnLibrary: await openColumnLibrary(parts.columnProgram),
    modelWaitsMs: parts.modelWaitsMs ?? MODEL_WAITS_MS,
    webAddress: parts.webAddress ?? null,
    async takeQuestion(tableId) {
      const owner = await ownerOfTable(context, tableId);
      if (!owner) return null;
      try {
        await takeQuota(context, context.db, { ...owner, sessionId: '' }, 'question');
        return null;
      } catch (error) {
        if (error instanceof AppError && error.code === 'quota_exceeded') return error.code;
        throw error;
      }
    },
  };
  registerReviewTables(tables);
  ingestion.onReady.push((documentId) => goOnWith(tables, documentId));
  ingestion.onDisowned.push(forgetReviewRows);
  return { routes: reviewTableRoutes(tables), resume: () => resumeReviewTables(tables) };
}
