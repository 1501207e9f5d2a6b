import { Worker } from 'node:worker_threads';
import { AppError } from '../../ports/app-error.ts';
import { limitConcurrency } from '../../runtime/limit-concurrency.ts';
import type { AuditContext } from './audit-context.ts';
import type { AuditMessage, AuditStep, AuditThreadData } from './thread/audit-jobs.ts';

const TIMEOUT_MS = 300_000;
const MEMORY_MB = 1024;
const inTurn = limitConcurrency(2);

/**
 * Audits a text in a thread of its own, which is ended when it takes too long or the signal aborts.
 * @param take is waited for before the next stretch is taken
 * @throws AppError `parser_timeout`, `parser_memory`; the signal's reason; what `take` throws
 */
export function runAuditThread(
  { auditThread }: Pick<AuditContext, 'auditThread'>,
  work: Omit<AuditThreadData, 'database'>,
  take: (step: AuditStep) => Promise<void>,
  signal: AbortSignal,
): Promise<{ libraryDate: string | null; characters: number }> {
  return inTurn(signal, () => {
    const data: AuditThreadData = { ...work, database: auditThread.database };
    const worker = new Worker(auditThread.program, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    return follow(worker, take, signal);
  });
}

function follow(
  worker: Worker,
  take: (step: AuditStep) => Promise<void>,
  signal: AbortSignal,
): Promise<{ libraryDate: string | null; characters: number }> {
  return new Promise((resolve, reject) => {
    let ended: { reason: unknown } | null = null;
    let taking: Promise<void> = Promise.resolve();
    const end = (reason: unknown) => {
      ended ??= { reason };
      void worker.terminate();
    };
    const timer = setTimeout(() => end(new AppError('parser_timeout')), TIMEOUT_MS);
    const leave = () => end(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    worker.on('message', (message: AuditMessage) => {
      if (message.kind === 'step') {
        taking = taking.then(() => (ended ? undefined : take(message.step)));
        taking.catch(end);
        return;
      }
      const { libraryDate, characters } = message;
      taking.then(() => resolve({ libraryDate, characters }), end);
    });
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppError('parser_memory') : error),
    );
    worker.once('exit', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      // Whoever hears of the end knows that nothing more is taken. What was told last may still be written.
      taking.then(
        () => reject(ended ? ended.reason : new Error('The thread ended without an answer.')),
        reject,
      );
    });
  });
}
