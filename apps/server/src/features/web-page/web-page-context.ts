import type { webPage } from '../../db/schema/document.ts';
import type { IngestionContext } from '../../engine/ingestion/index.ts';
import type { ArticleReader } from '../../ports/article-reader.ts';
import type { PageFetcher } from '../../ports/page-fetcher.ts';

/** What the verbs of web pages need besides the way of a file. */
export interface WebPageContext extends IngestionContext {
  pageFetcher: PageFetcher;
  articleReader: ArticleReader;
}

export type WebPageRow = typeof webPage.$inferSelect;
