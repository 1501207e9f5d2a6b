import * as contract from '@mingfa/contract/law';
import { summarizeLibrary } from '../../engine/library/index.ts';
import type { LawSource } from '../../engine/retrieval/index.ts';
import * as law from '../../features/law/index.ts';
import { AppError } from '../../ports/app-error.ts';
import { type BoundRoute, bindRoute } from '../route.ts';

/** Laws and regulations: search, reading, notes, and the library's imports. */
export function lawRoutes(context: law.SearchContext & law.TermsContext & { laws: LawSource }): BoundRoute[] {
  return [
    bindRoute(contract.searchLaws, ({ query }) => law.searchLaws(context, query)),
    bindRoute(contract.suggestTerms, async ({ query }) => law.suggestTerms(context, query)),
    bindRoute(contract.listLaws, ({ query }) => law.listLaws(context, query)),
    bindRoute(contract.retrieveEvidence, ({ query }) => law.retrieveEvidence(context, query)),
    bindRoute(contract.resolveCitation, ({ query }) => law.resolveCitation(context, query)),
    bindRoute(contract.getLibrary, async () => ({
      ...(await summarizeLibrary(context)),
      search: context.search.name,
    })),
    bindRoute(contract.getLaw, ({ params }) => law.getLaw(context, params)),
    bindRoute(contract.getLawText, ({ params, query }) => law.readLawText(context, { ...params, ...query })),
    bindRoute(contract.getArticle, ({ params, query }) => law.getArticle(context, { ...params, ...query })),
    bindRoute(contract.listCitingArticles, ({ params, query }) =>
      law.listCitingArticles(context, { ...params, ...query }),
    ),
    bindRoute(contract.compareVersions, ({ params, query }) =>
      law.compareVersions(context, { ...params, ...query }),
    ),
    bindRoute(contract.listLawNotes, ({ caller, query }) => law.listLawNotes(context, caller, query)),
    bindRoute(contract.saveLawNote, ({ caller, body }) => law.saveLawNote(context, caller, body)),
    bindRoute(contract.deleteLawNote, ({ caller, params }) => law.deleteLawNote(context, caller, params)),
    bindRoute(contract.startLawImport, ({ body }) => law.startImport(context, body)),
    bindRoute(contract.uploadLawImport, async ({ file }) => {
      if (!file) throw new AppError('empty_file');
      return law.uploadImport(context, file);
    }),
    bindRoute(contract.listLawImports, ({ query }) => law.listImports(context, query)),
    bindRoute(contract.getLawImport, ({ params }) => law.getImport(context, params)),
    bindRoute(contract.cancelLawImport, ({ params }) => law.cancelImport(context, params)),
  ];
}
