import { loadLexicon } from '@mingfa/content/lexicon';
import { loadTemplates } from '@mingfa/content/load-templates';
import type { ComposedRetrieval } from './compose-retrieval.ts';
import type { Transaction } from './db/client.ts';
import { openLibraryReader } from './engine/answering/index.ts';
import { type QuotaContext, refundQuota, takeQuota } from './features/account/index.ts';
import {
  type DraftingContext,
  makeCatalog,
  type SuggestionContext,
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

/** Composes the drafting of documents over the templates of the content, by rules and with a model. */
export async function composeDrafting(
  context: QuotaContext,
  parts: Pick<SuggestionContext, 'auditThreads' | 'printer' | 'runs' | 'models'> & {
    retrieval: Pick<ComposedRetrieval, 'readQuestion' | 'laws'>;
  },
): Promise<{ drafting: SuggestionContext; routes: BoundRoute[]; prepare(): Promise<unknown> }> {
  const { retrieval, ...rest } = parts;
  const lexicon = await loadLexicon();
  const drafting: SuggestionContext = {
    ...context,
    ...rest,
    laws: retrieval.laws,
    readQuestion: retrieval.readQuestion,
    templates: readCatalog,
    openLibrary: () => openLibraryReader(context, lexicon),
    takeQuota: (tx, caller, kind) => takeQuota(context, tx, caller, kind),
  };
  const refund = (tx: Transaction, userId: string) => refundQuota(context, tx, userId, 'question');
  parts.runs.register(suggestionSubject({ refund }));
  return { drafting, routes: draftingRoutes(drafting), prepare: readCatalog };
}
