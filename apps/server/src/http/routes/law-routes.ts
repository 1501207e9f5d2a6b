import * as contract from '@mingfa/contract/law';
import { summarizeLibrary } from '../../engine/library/index.ts';
import type { LawSource } from '../../engine/retrieval/index.ts';
import * as law from '../../features/law/index.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Laws and regulations: search, reading, notes, and the library's imports. */
export function lawRoutes(
  context: law.SearchContext & law.TermsContext & { laws: LawSource; files: FileStore },
): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.searchLaws, law.searchLaws),
    bind(contract.suggestTerms, law.suggestTerms),
    bind(contract.listLaws, law.listLaws),
    bind(contract.retrieveEvidence, law.retrieveEvidence),
    bind(contract.resolveCitation, law.resolveCitation),
    bind(contract.getLibrary, async (asked) => ({
      ...(await summarizeLibrary(asked)),
      search: asked.search.name,
    })),
    bind(contract.getLaw, law.getLaw),
    bind(contract.getLawText, law.readLawText),
    bind(contract.getArticle, law.getArticle),
    bind(contract.listCitingArticles, law.listCitingArticles),
    bind(contract.compareVersions, law.compareVersions),
    bind(contract.listLawNotes, law.listLawNotes),
    bind(contract.saveLawNote, law.saveLawNote),
    bind(contract.deleteLawNote, law.deleteLawNote),
    bind(contract.startLawImport, law.startImport),
    bind(contract.uploadLawImport, law.uploadImport),
    bind(contract.listLawImports, law.listImports),
    bind(contract.getLawImport, law.getImport),
    bind(contract.cancelLawImport, law.cancelImport),
  ];
}
