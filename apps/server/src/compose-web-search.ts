import { loadGuides } from '@mingfa/content/load-guides';
import { guardedPageFetcher } from './adapters/page-fetcher-guarded/guarded-page-fetcher.ts';
import { webSearchServices } from './adapters/web-search/open-web-search.ts';
import { gateWebSearch, type OutgoingGate } from './engine/outgoing-gate/index.ts';
import {
  configuredWebSearch,
  createWebSource,
  englishVocabulary,
  hostsOfSearchService,
  type WebSource,
} from './engine/retrieval/index.ts';
import type { BoundRoute } from './http/route.ts';
import { webSearchRoutes } from './http/routes/web-search-routes.ts';
import type { AppContext } from './ports/app-context.ts';
import type { ArticleReader } from './ports/article-reader.ts';
import type { PageFetcher } from './ports/page-fetcher.ts';
import type { Secrets } from './ports/secrets.ts';
import type { OpenWebSearch } from './ports/web-search.ts';

/** What tests put in the place of the usual. */
export interface WebSearchParts {
  openWebSearch?: OpenWebSearch;
  /** Opens the pages that a search engine names. */
  pageFetcher?: PageFetcher;
}

/** Composes web search: its settings, and the web as a source of evidence. */
export async function composeWebSearch(
  context: AppContext & { secrets: Secrets },
  gate: OutgoingGate,
  articleReader: ArticleReader,
  parts: WebSearchParts = {},
): Promise<{ routes: BoundRoute[]; web: WebSource }> {
  const openWebSearch = gateWebSearch({ ...context, gate }, parts.openWebSearch ?? webSearchServices());
  const decryptSecret = (cipher: string) => context.secrets.decryptSecret(cipher);
  const web = createWebSource({
    ...context,
    webSearch: configuredWebSearch({ db: context.db, openWebSearch, decryptSecret }),
    // A search engine names pages, not people: of the inside only its own origin is open to it.
    pageFetcher:
      parts.pageFetcher ?? guardedPageFetcher({ allowedHosts: () => hostsOfSearchService(context.db) }),
    articleReader,
    harmlessEnglish: englishVocabulary(await loadGuides()),
  });
  return { web, routes: webSearchRoutes({ ...context, openWebSearch, web }) };
}
