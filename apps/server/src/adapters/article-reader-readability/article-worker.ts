import { parentPort, workerData } from 'node:worker_threads';
import type { Article, PageSource } from '../../ports/article-reader.ts';
import { readArticle } from './read-article.ts';

/** What was found so far, and whether it is all. */
export interface ArticleMessage {
  article: Article;
  isLast: boolean;
}

// One page, then this thread ends with all that the page did to it.
let best: Article | null = null;
for (const article of readArticle(workerData as PageSource)) {
  best = article;
  parentPort?.postMessage({ article, isLast: false } satisfies ArticleMessage);
}
if (best) parentPort?.postMessage({ article: best, isLast: true } satisfies ArticleMessage);
