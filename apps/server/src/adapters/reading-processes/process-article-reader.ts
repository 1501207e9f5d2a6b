import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import type { Article } from '@mingfa/files/web/article';
import { AppError } from '../../ports/app-error.ts';
import type { ArticleReader } from '../../ports/article-reader.ts';
import type { ReadingProcesses } from './reading-processes.ts';

const untilDone = new AbortController().signal;

/** Reads each page in a child process of its own. */
export function processArticleReader(processes: ReadingProcesses): ArticleReader {
  return {
    async read({ content, ...source }, signal = untilDone) {
      const file = {
        path: '',
        name: 'page',
        content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      };
      let best: Article | null = null;
      try {
        for await (const output of processes.work({ task: 'article', source }, file, signal)) {
          if (output.kind === 'article') best = output.article;
        }
      } catch (error) {
        if (!(error instanceof ParseFailure)) throw error;
        // A page that takes too long to judge is kept as a whole, where it could be read at all.
        const isExhausted = /^(?:file_unsafe|parser_timeout|parser_memory)$/.test(error.code);
        if (!isExhausted) throw new AppError(error.code, error.values, { cause: error });
      }
      if (!best) throw new AppError('file_unsafe');
      return best;
    },
  };
}
