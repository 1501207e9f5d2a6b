import type { DatabaseAddress } from '../../db/client.ts';
import { limitConcurrency } from '../../runtime/limit-concurrency.ts';
import { type AuditEnd, AuditThread } from './audit-thread.ts';
import type { AuditStep, AuditWork } from './thread/audit-jobs.ts';

const AT_ONCE = 2;
/** A thread reads its program and the lexicon for seconds: it waits so long for the next text before it ends. */
const IDLE_MS = 120_000;

/** The threads in which texts are audited: two at most, each for one text after another. */
export class AuditThreads {
  readonly #program: URL;
  readonly #database: DatabaseAddress;
  readonly #inTurn = limitConcurrency(AT_ONCE);
  readonly #idle = new Map<AuditThread, NodeJS.Timeout>();

  /** @param program it calls `auditInThread` for each text it is sent */
  constructor(program: URL, database: DatabaseAddress) {
    this.#program = program;
    this.#database = database;
  }

  /**
   * Audits a text, after those that came before it.
   * @param take is waited for before the next stretch is taken
   * @throws AppError `parser_timeout`, `parser_memory`; the signal's reason; what `take` throws
   */
  run(work: AuditWork, take: (step: AuditStep) => Promise<void>, signal: AbortSignal): Promise<AuditEnd> {
    return this.#inTurn(signal, async () => {
      const thread = this.#takeIdle() ?? new AuditThread(this.#program, this.#database);
      const end = await thread.run(work, take, signal);
      const timer = setTimeout(() => {
        this.#idle.delete(thread);
        void thread.end();
      }, IDLE_MS);
      this.#idle.set(thread, timer.unref());
      return end;
    });
  }

  /** Ends the threads that wait for a text. */
  async close(): Promise<void> {
    const waiting = [...this.#idle];
    this.#idle.clear();
    for (const [, timer] of waiting) clearTimeout(timer);
    await Promise.all(waiting.map(([thread]) => thread.end()));
  }

  #takeIdle(): AuditThread | null {
    for (const [thread, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(thread);
      if (!thread.hasEnded) return thread;
    }
    return null;
  }
}
