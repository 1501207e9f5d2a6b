import { loadTemplates } from '@mingfa/content/load-templates';
import { type DraftingContext, makeCatalog } from './features/drafting/index.ts';
import type { BoundRoute } from './http/route.ts';
import { draftingRoutes } from './http/routes/drafting-routes.ts';
import type { AppContext } from './ports/app-context.ts';

let catalog: ReturnType<DraftingContext['templates']> | undefined;

/** Templates are read, checked and worked out once a process, when somebody first asks for one. */
function readCatalog(): ReturnType<DraftingContext['templates']> {
  catalog ??= loadTemplates().then(({ templates, dictionary }) => makeCatalog(templates, dictionary));
  return catalog;
}

/** Composes the drafting of documents over the templates of the content. */
export function composeDrafting(
  context: AppContext,
  parts: Pick<DraftingContext, 'auditThreads' | 'printer'>,
): { drafting: DraftingContext; routes: BoundRoute[]; prepare(): Promise<unknown> } {
  const drafting: DraftingContext = { ...context, ...parts, templates: readCatalog };
  return { drafting, routes: draftingRoutes(drafting), prepare: readCatalog };
}
