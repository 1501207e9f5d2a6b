import { parentPort, workerData } from 'node:worker_threads';
import type { Article, PageSource } from '@mingfa/files/web/article';
import { readArticle } from '@mingfa/files/web/read-article';

/** The best article so far; null when there will be no better one. */
export type ArticleMessage = Article | null;

// One page, then this thread ends with all that the page did to it.
for (const article of readArticle(workerData as PageSource)) {
  parentPort?.postMessage(article satisfies ArticleMessage);
}
parentPort?.postMessage(null satisfies ArticleMessage);
