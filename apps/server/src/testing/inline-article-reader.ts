import type { Article } from '@mingfa/files/web/article';
import { readArticle } from '@mingfa/files/web/read-article';
import { AppError } from '../ports/app-error.ts';
import type { ArticleReader } from '../ports/article-reader.ts';

/** Reads pages as a child process does, in this one. */
export const inlineArticleReader: ArticleReader = {
  async read(page) {
    let best: Article | null = null;
    for (const article of readArticle(page)) best = article;
    if (!best) throw new AppError('file_unsafe');
    return best;
  },
};
