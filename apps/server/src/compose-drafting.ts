import { loadLexicon } from '@mingfa/content/lexicon';
import { loadTemplates } from '@mingfa/content/load-templates';
import type { ComposedRetrieval } from './compose-retrieval.ts';
import type { Transaction } from './db/client.ts';
import { openLibraryReader } from './engine/answering/index.ts';
import type { IngestionContext } from './engine/ingestion/index.ts';
import { type QuotaContext, refundQuota, takeQuota } from './features/account/index.ts';
import {
  type DraftingContext,
  type EvidenceContext,
  makeCatalog,
  registerBundles,
  registerCounting,
  removeOldEvidence,
  resumeBundles,
  resumeCounting,
  type SuggestionContext,
  suggestFromText,
  suggestionSubject,
} from './features/drafting/index.ts';
import type { BoundRoute } from './http/route.ts';
import { draftingRoutes } from './http/routes/drafting-routes.ts';

let catalog: ReturnType<DraftingContext['templates']> | undefined;

/** Templates are read, checked and worked out once a process, when somebody first asks for one. */
function readCatalog(): ReturnType<DraftingContext['templates']> {
  catalog ??= loadTemplates().then(({ templates, dictionary }) => makeCatalog(templates, dictionary));
  return catalog;
}

/** What drafting rests on: suggestions of a model, and the evidence of matters. */
type ComposedDrafting = SuggestionContext & EvidenceContext;

/** Composes the drafting of documents over the templates of the content, by rules and with a model, and the evidence of matters. Before the jobs start. */
export async function composeDrafting(
  context: QuotaContext,
  ingestion: IngestionContext,
  parts: Pick<
    ComposedDrafting,
    'auditThreads' | 'printer' | 'bundleMaker' | 'wordTemplates' | 'letterheads' | 'runs' | 'models'
  > & {
    retrieval: Pick<ComposedRetrieval, 'readQuestion' | 'laws' | 'situationsOf'>;
  },
): Promise<{
  drafting: ComposedDrafting;
  routes: BoundRoute[];
  readAhead(): Promise<unknown>;
  resume(): Promise<void>;
  keepHouse(): Promise<void>;
}> {
  const { retrieval, ...rest } = parts;
  const lexicon = await loadLexicon();
  const drafting: ComposedDrafting = {
    ...context,
    ...ingestion,
    ...rest,
    laws: retrieval.laws,
    readQuestion: retrieval.readQuestion,
    templates: readCatalog,
    situationsOf: retrieval.situationsOf,
    openLibrary: () => openLibraryReader(context, lexicon),
    takeQuota: (tx, caller, kind) => takeQuota(context, tx, caller, kind),
  };
  const refund = (tx: Transaction, userId: string) => refundQuota(context, tx, userId, 'question');
  parts.runs.register(suggestionSubject({ refund }));
  registerCounting(drafting);
  registerBundles(drafting);
  ingestion.onReady.push((documentId) => suggestFromText(drafting, documentId));
  return {
    drafting,
    routes: draftingRoutes(drafting),
    readAhead: readCatalog,
    async resume() {
      await resumeCounting(drafting);
      await resumeBundles(drafting);
    },
    keepHouse: () => removeOldEvidence(drafting),
  };
}
