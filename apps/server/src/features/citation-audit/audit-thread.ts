import { Worker } from 'node:worker_threads';
import type { DatabaseAddress } from '../../db/client.ts';
import { AppError } from '../../ports/app-error.ts';
import { THREAD_ARGUMENTS } from '../../runtime/thread-arguments.ts';
import type { AuditMessage, AuditStep, AuditThreadData, AuditWork } from './thread/audit-jobs.ts';

const TIMEOUT_MS = 300_000;
const MEMORY_MB = 1024;

/** How an audit ended. */
export interface AuditEnd {
  libraryDate: string | null;
  characters: number;
}

/** A text that is audited now. */
interface Running {
  step(step: AuditStep): void;
  end(end: AuditEnd): void;
  broke(error: Error): void;
}

/** A thread that audits one text after another. */
export class AuditThread {
  readonly #worker: Worker;
  #running: Running | null = null;
  #hasEnded = false;

  /** @param program it calls `auditInThread` for each text it is sent */
  constructor(program: URL, database: DatabaseAddress) {
    this.#worker = new Worker(program, {
      execArgv: THREAD_ARGUMENTS,
      workerData: { database } satisfies AuditThreadData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#worker.on('message', (message: AuditMessage) => {
      if (message.kind === 'step') this.#running?.step(message.step);
      else this.#running?.end({ libraryDate: message.libraryDate, characters: message.characters });
    });
    this.#worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#broke(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AppError('parser_memory') : error),
    );
    this.#worker.on('exit', () => this.#broke(new Error('The thread ended without an answer.')));
  }

  /** It takes no text any more. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Ends the thread and what it does. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    await this.#worker.terminate();
  }

  /**
   * Audits a text; the thread ends when that takes too long or the signal aborts.
   * @param take is waited for before the next stretch is taken
   * @throws AppError `parser_timeout`, `parser_memory`; the signal's reason; what `take` throws
   */
  run(work: AuditWork, take: (step: AuditStep) => Promise<void>, signal: AbortSignal): Promise<AuditEnd> {
    const { promise, resolve, reject } = Promise.withResolvers<AuditEnd>();
    let stopped: { reason: unknown } | null = null;
    let taking: Promise<void> = Promise.resolve();
    const stop = (reason: unknown) => {
      stopped ??= { reason };
      void this.end();
    };
    const timer = setTimeout(() => stop(new AppError('parser_timeout')), TIMEOUT_MS);
    const leave = () => stop(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    this.#running = {
      step(step) {
        taking = taking.then(() => (stopped ? undefined : take(step)));
        taking.catch(stop);
      },
      end: (end) => void taking.then(() => !stopped && resolve(end), stop),
      // Whoever hears of the end knows that nothing more is taken. What was told last may still be written.
      broke: (error) => void taking.then(() => reject(stopped ? stopped.reason : error), reject),
    };
    this.#worker.postMessage(work);
    return promise.finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      this.#running = null;
    });
  }

  #broke(error: Error): void {
    this.#hasEnded = true;
    this.#running?.broke(error);
  }
}
