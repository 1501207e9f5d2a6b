import { loadTemplates } from '@mingfa/content/load-templates';
import { CITATION_AUDIT_PROGRAM } from './compose-citation-audits.ts';
import type { DatabaseAddress } from './db/client.ts';
import { type DraftingContext, makeCatalog } from './features/drafting/index.ts';
import type { BoundRoute } from './http/route.ts';
import { draftingRoutes } from './http/routes/drafting-routes.ts';
import type { AppContext } from './ports/app-context.ts';
import type { PrintedFileWriter } from './ports/printed-file-writer.ts';

let catalog: ReturnType<DraftingContext['templates']> | undefined;

/** Templates are read, checked and worked out once a process, when somebody first asks for one. */
function readCatalog(): ReturnType<DraftingContext['templates']> {
  catalog ??= loadTemplates().then(({ templates, dictionary }) => makeCatalog(templates, dictionary));
  return catalog;
}

/** Composes the drafting of documents over the templates of the content. */
export function composeDrafting(
  context: AppContext,
  { database, printer }: { database: DatabaseAddress; printer: PrintedFileWriter },
): { drafting: DraftingContext; routes: BoundRoute[] } {
  const drafting: DraftingContext = {
    ...context,
    templates: readCatalog,
    auditThread: { program: CITATION_AUDIT_PROGRAM, database },
    printer,
  };
  return { drafting, routes: draftingRoutes(drafting) };
}
