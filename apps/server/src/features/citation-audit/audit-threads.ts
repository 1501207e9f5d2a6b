import type { DatabaseAddress } from '../../db/client.ts';
import { limitConcurrency } from '../../runtime/limit-concurrency.ts';
import { type AuditEnd, AuditThread } from './audit-thread.ts';
import type { AuditStep, AuditWork } from './thread/audit-jobs.ts';

const AT_ONCE = 2;
/** A thread reads its program and the lexicon for seconds: it waits so long for the next text before it ends. */
const IDLE_MS = 120_000;

/** A text of so many characters (of a file, with the marks of its parts) is worth a second thread: some sixty pages. */
const SHARED_FROM_CHARACTERS = 100_000;

/**
 * The threads in which texts are audited: two texts at a time, each in one thread after another. A long one that comes while no other is
 * audited has two threads, and still leaves a place for the next.
 */
export class AuditThreads {
  readonly #program: URL;
  readonly #database: DatabaseAddress;
  readonly #inTurn = limitConcurrency(AT_ONCE);
  readonly #idle = new Map<AuditThread, NodeJS.Timeout>();
  /** Texts that are audited now. */
  #running = 0;

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
      this.#running += 1;
      try {
        const isShared = this.#running === 1 && lengthOf(work.subject) >= SHARED_FROM_CHARACTERS;
        return isShared ? await this.#runShared(work, take, signal) : await this.#runIn(work, take, signal);
      } finally {
        this.#running -= 1;
      }
    });
  }

  /** Both threads take one stretch after the other; what they find is told in the order of the text, and numbered in it. */
  async #runShared(
    work: AuditWork,
    take: (step: AuditStep) => Promise<void>,
    signal: AbortSignal,
  ): Promise<AuditEnd> {
    const failed = new AbortController();
    const either = AbortSignal.any([signal, failed.signal]);
    const taken = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const inOrder = tellInOrder(work.found, take);
    const both = [1, 2].map(() => this.#runIn({ ...work, taken, found: 0 }, inOrder, either));
    return await Promise.all(both).then(
      ([end]) => end as AuditEnd,
      async (error: unknown) => {
        failed.abort(error);
        await Promise.allSettled(both);
        throw error;
      },
    );
  }

  async #runIn(
    work: AuditWork,
    take: (step: AuditStep) => Promise<void>,
    signal: AbortSignal,
  ): Promise<AuditEnd> {
    const thread = this.#takeIdle() ?? new AuditThread(this.#program, this.#database);
    const end = await thread.run(work, take, signal);
    const timer = setTimeout(() => {
      this.#idle.delete(thread);
      void thread.end();
    }, IDLE_MS);
    this.#idle.set(thread, timer.unref());
    return end;
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

const lengthOf = (subject: AuditWork['subject']): number =>
  'pasted' in subject ? subject.pasted.length : subject.parts.reduce((sum, part) => sum + part.length, 0);

/** Tells stretches on in their order, as soon as all before them are there, with citations numbered behind those found before. */
function tellInOrder(
  foundBefore: number,
  take: (step: AuditStep) => Promise<void>,
): (step: AuditStep) => Promise<void> {
  const waiting = new Map<number, AuditStep>();
  let [next, found] = [0, foundBefore];
  let telling: Promise<void> = Promise.resolve();
  const tellReady = async () => {
    for (let step = waiting.get(next); step; step = waiting.get(next)) {
      waiting.delete(next);
      next += 1;
      const from = found;
      found += step.citations.length;
      const citations = step.citations.map((one, at) => ({ ...one, number: from + at + 1 }));
      await take({ ...step, citations });
    }
  };
  return (step) => {
    waiting.set(step.stretch, step);
    telling = telling.then(tellReady);
    return telling;
  };
}
