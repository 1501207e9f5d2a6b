import { Worker } from 'node:worker_threads';
import { AppError } from '../../ports/app-error.ts';
import type { DocxAuthor, DocxChange, DocxChanges, DocxOutcome } from '../../ports/docx-changes.ts';
import type { UnusablePackage } from './unusable-package.ts';

const TIMEOUT_MS = 60_000;
const MEMORY_MB = 1024;
const AT_ONCE = 2;

export interface DocxChangesJob {
  original: Uint8Array;
  changes: readonly DocxChange[];
  author: DocxAuthor;
}
export type DocxChangesResult =
  | { content: Uint8Array; outcomes: Map<string, DocxOutcome> }
  | { failure: UnusablePackage['code'] };

/** Writes comments and tracked changes in worker threads, a few at a time. */
export function docxChangesInThread(limits = { timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB }): DocxChanges {
  let working = 0;
  const waiting: (() => void)[] = [];
  return {
    async write(original, changes, author, signal) {
      while (working >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
      working += 1;
      try {
        signal.throwIfAborted();
        const result = await runWorker({ original, changes, author }, limits, signal);
        if ('failure' in result) throw new AppError(result.failure);
        return result;
      } finally {
        working -= 1;
        waiting.shift()?.();
      }
    },
  };
}

function runWorker(
  job: DocxChangesJob,
  limits: { timeoutMs: number; memoryMb: number },
  signal: AbortSignal,
): Promise<DocxChangesResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./docx-changes-worker.ts', import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    });
    const timer = setTimeout(() => {
      reject(new AppError('parser_timeout'));
      void worker.terminate();
    }, limits.timeoutMs);
    const stop = () => {
      reject(signal.reason);
      void worker.terminate();
    };
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppError('parser_memory') : error),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      reject(new Error('The changes were not written.'));
    });
  });
}
