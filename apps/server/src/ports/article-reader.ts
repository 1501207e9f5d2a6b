import type { Article, PageSource } from '@mingfa/files/web/article';

/** Finds the article of a page. Pages are hostile: they are read beside the event loop, with limits on time and memory. */
export interface ArticleReader {
  /** @throws AppError `file_unsafe` where a limit was reached */
  read(page: PageSource, signal?: AbortSignal): Promise<Article>;
}
