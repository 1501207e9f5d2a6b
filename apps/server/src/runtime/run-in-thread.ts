import { type Transferable, Worker } from 'node:worker_threads';
import { AppError } from '../ports/app-error.ts';
import { THREAD_ARGUMENTS } from './thread-arguments.ts';

/** What a thread may take: milliseconds and megabytes of heap. */
export interface ThreadLimits {
  timeoutMs: number;
  memoryMb: number;
  /** Of what lives shortly: a thread that makes much of it tidies less often in more of it. */
  youngMb?: number;
}

/**
 * Runs a program in a worker thread of its own, so that what it does holds nobody up and can be ended at any time.
 * @param program it reads `workerData` and posts one message, the answer
 * @param transfer what goes over to the thread instead of being copied
 * @throws AppError `parser_timeout`, `parser_memory`; the signal's reason; Error when it ends without an answer
 */
export function runInThread<Answer>(
  program: URL,
  data: unknown,
  limits: ThreadLimits,
  signal: AbortSignal,
  transfer: Transferable[] = [],
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(program, {
      execArgv: THREAD_ARGUMENTS,
      workerData: data,
      transferList: transfer,
      resourceLimits: {
        maxOldGenerationSizeMb: limits.memoryMb,
        ...(limits.youngMb === undefined ? {} : { maxYoungGenerationSizeMb: limits.youngMb }),
      },
    });
    let ended: { reason: unknown } | null = null;
    const end = (reason: unknown) => {
      ended ??= { reason };
      void worker.terminate();
    };
    const timer = setTimeout(() => end(new AppError('parser_timeout')), limits.timeoutMs);
    const leave = () => end(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppError('parser_memory') : error),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      // Whoever hears of the end knows that the thread does nothing more.
      reject(ended ? ended.reason : new Error('The thread ended without an answer.'));
    });
  });
}
