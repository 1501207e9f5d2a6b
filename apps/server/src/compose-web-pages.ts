import { guardedPageFetcher } from './adapters/page-fetcher-guarded/guarded-page-fetcher.ts';
import type { IngestionContext } from './engine/ingestion/index.ts';
import { getInstallationSettings } from './features/administration/index.ts';
import type { BoundRoute } from './http/route.ts';
import { webPageRoutes } from './http/routes/web-page-routes.ts';
import type { ArticleReader } from './ports/article-reader.ts';

/** Composes the reading of web pages, over the way of every file. */
export function composeWebPages(
  ingestion: IngestionContext,
  articleReader: ArticleReader,
): { routes: BoundRoute[] } {
  const pageFetcher = guardedPageFetcher({
    allowedHosts: async () => (await getInstallationSettings(ingestion)).allowedHosts,
  });
  return { routes: webPageRoutes({ ...ingestion, pageFetcher, articleReader }) };
}
