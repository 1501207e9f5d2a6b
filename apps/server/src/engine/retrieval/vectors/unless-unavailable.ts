import { AppError } from '../../../ports/app-error.ts';
import type { CallOptions } from '../../../ports/embedder.ts';
import type { Logger } from '../../../ports/logger.ts';

/** Asks an embedding or rerank model while somebody waits; null, and told of, where it fails. */
export async function unlessUnavailable<Result>(
  context: { logger: Logger },
  search: { signal?: AbortSignal; onFailure: () => void },
  ask: (options: CallOptions) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await ask({ ...(search.signal ? { signal: search.signal } : {}), hurried: true });
  } catch (error) {
    search.signal?.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    context.logger.warn({ code: error.code }, 'a search goes on without a model that failed');
    search.onFailure();
    return null;
  }
}
