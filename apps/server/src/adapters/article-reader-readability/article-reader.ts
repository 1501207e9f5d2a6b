import { Worker } from 'node:worker_threads';
import type { Article, PageSource } from '@mingfa/files/web/article';
import { AppError } from '../../ports/app-error.ts';
import type { ArticleReader } from '../../ports/article-reader.ts';
import { limitConcurrency } from '../../ports/limit-concurrency.ts';
import type { ArticleMessage } from './article-worker.ts';

export interface ArticleReaderLimits {
  timeoutMs: number;
  memoryMb: number;
}

const PROGRAM = new URL('./article-worker.ts', import.meta.url);
const LIMITS: ArticleReaderLimits = { timeoutMs: 20_000, memoryMb: 400 };
const MAX_AT_ONCE = 2;

/** Reads each page in a thread of its own: nothing of a hostile page outlives it. */
export function readabilityArticleReader(limits: ArticleReaderLimits = LIMITS): ArticleReader {
  const inTurn = limitConcurrency(MAX_AT_ONCE);
  const nobodyLeaves = new AbortController().signal;
  return {
    read: (page, signal = nobodyLeaves) => inTurn(signal, () => readInThread(page, limits, signal)),
  };
}

async function readInThread(
  page: PageSource,
  limits: ArticleReaderLimits,
  signal: AbortSignal,
): Promise<Article> {
  const worker = new Worker(PROGRAM, {
    workerData: page,
    // The page's program gets no secrets even if it were led astray.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, stackSizeMb: 4 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Article>();
  let soFar: Article | null = null;
  const leave = () => reject(signal.reason);
  // A page that takes too long to judge is kept as a whole, where it could be read at all.
  const giveUp = () => (soFar ? resolve(soFar) : reject(new AppError('file_unsafe')));
  const timer = setTimeout(giveUp, limits.timeoutMs);
  signal.addEventListener('abort', leave, { once: true });
  worker.on('message', (article: ArticleMessage) => {
    if (article !== null) soFar = article;
    else if (soFar !== null) resolve(soFar);
  });
  worker.once('error', (error) => (isExhausted(error) ? giveUp() : reject(error)));
  worker.once('exit', () => reject(new Error('The thread that reads pages ended without an answer.')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    await worker.terminate();
  }
}

/** Out of memory or of stack: what a page does that was made to do it. Anything else is a bug. */
function isExhausted(error: unknown): boolean {
  return error instanceof RangeError || (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
