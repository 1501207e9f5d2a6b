import { loadLexicon } from '@mingfa/content/lexicon';
import { loadPlaybook } from '@mingfa/content/load-playbook';
import type { ComposedRetrieval } from './compose-retrieval.ts';
import { openLibraryReader } from './engine/answering/index.ts';
import type { IngestionContext } from './engine/ingestion/index.ts';
import { type QuotaContext, takeQuota } from './features/account/index.ts';
import {
  forgetReviews,
  MODEL_LIMITS,
  type ModelLimits,
  type ReviewContext,
  registerReviews,
  resumeReviews,
} from './features/review/index.ts';
import type { BoundRoute } from './http/route.ts';
import { reviewRoutes } from './http/routes/review-routes.ts';
import type { DocxChanges } from './ports/docx-changes.ts';
import type { ModelRegistry } from './ports/model.ts';
import type { PrintedFileWriter } from './ports/printed-file-writer.ts';

/** Composes contract review over documents, the library and the models. Before the jobs start. */
export async function composeReviews(
  context: QuotaContext,
  parts: {
    ingestion: IngestionContext;
    models: ModelRegistry;
    retrieval: Pick<ComposedRetrieval, 'readQuestion' | 'laws'>;
    docxChanges: DocxChanges;
    printer: PrintedFileWriter;
    /** Tests wait less. */
    modelLimits?: Partial<ModelLimits> | undefined;
  },
): Promise<{ routes: BoundRoute[]; reviews: ReviewContext; resume(): Promise<void> }> {
  const [lexicon, builtInRules] = await Promise.all([loadLexicon(), loadPlaybook()]);
  const reviews: ReviewContext = {
    ...parts.ingestion,
    models: parts.models,
    builtInRules,
    docxChanges: parts.docxChanges,
    printer: parts.printer,
    openLibrary: () => openLibraryReader(context, lexicon),
    readQuestion: parts.retrieval.readQuestion,
    laws: parts.retrieval.laws,
    takeQuota: (tx, caller, kind) => takeQuota(context, tx, caller, kind),
    modelLimits: { ...MODEL_LIMITS, ...parts.modelLimits },
  };
  registerReviews(reviews);
  parts.ingestion.onDisowned.push(forgetReviews);
  return { routes: reviewRoutes(reviews), reviews, resume: () => resumeReviews(reviews) };
}
