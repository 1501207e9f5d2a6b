import { setTimeout as delay } from 'node:timers/promises';
import type { AppContext } from '../../ports/app-context.ts';
import type { JobDeeds } from '../../ports/job-desk.ts';
import {
  type JobOptions,
  type JobRun,
  JobStopped,
  type Jobs,
  JobsStopping,
  JobTakenOver,
} from '../../ports/jobs.ts';
import type { WorkNode } from '../../ports/work-node.ts';
import { errorForLog } from '../../runtime/error-for-log.ts';
import { describeFailure } from './describe-failure.ts';
import { type JobRow, JobRows } from './job-rows.ts';

/** How often a process that shares its database looks for jobs of the others. */
const POLL_MS = 2000;
/** How often it asks whether its jobs are still its own, and whether those of others are lost. */
const LOOK_AFTER_MS = 2500;
/** Longest wait for a job that was told to stop. */
const STOP_WITHIN_MS = 8000;
const HEARS_WITHIN_MS = 30_000;
const FIRST_RETRY_SECONDS = 2;
const LONGEST_RETRY_SECONDS = 600;
/** `setTimeout` takes no more. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface Queue {
  options: JobOptions;
  handle(run: JobRun<object>): Promise<void>;
  deeds: JobDeeds<object> | undefined;
  running: number;
  /** A claim is under way, or was asked for meanwhile. */
  pumping: boolean;
  again: boolean;
  wake: { at: Date; timer: NodeJS.Timeout } | null;
}

interface Running {
  row: JobRow;
  stop: AbortController;
  settled: Promise<void>;
}

/**
 * Jobs in a table. A job added here begins at once; what the table alone knows is found at the start, when it is due, and
 * where other processes share the database by looking every two seconds. Alone with its database a process knows that
 * nobody else works; otherwise a job belongs to a process for as long as that renews its lease.
 */
export class TableJobs implements Jobs {
  readonly #context: AppContext;
  readonly #rows: JobRows;
  readonly #node: WorkNode;
  readonly #queues = new Map<string, Queue>();
  readonly #running = new Set<Running>();
  readonly #intervals: NodeJS.Timeout[] = [];
  #state: 'new' | 'working' | 'stopping' = 'new';
  #busy = 0;

  constructor(context: AppContext, node: WorkNode) {
    this.#context = context;
    this.#rows = new JobRows(context.db, node.id);
    this.#node = node;
  }

  register<Data extends object>(
    queue: string,
    options: JobOptions,
    handle: (job: JobRun<Data>) => Promise<void>,
    deeds?: JobDeeds<Data>,
  ): void {
    if (this.#state !== 'new') throw new Error('Queues are declared before the start.');
    if (this.#queues.has(queue)) throw new Error(`The queue ${queue} is declared twice.`);
    this.#queues.set(queue, {
      options,
      handle: handle as Queue['handle'],
      deeds: deeds as Queue['deeds'],
      running: 0,
      pumping: false,
      again: false,
      wake: null,
    });
  }

  /** Names of the declared queues. */
  get queues(): string[] {
    return [...this.#queues.keys()];
  }

  /** What administrators can do with the jobs of a queue. */
  deedsOf(queue: string): JobDeeds<object> | undefined {
    return this.#queues.get(queue)?.deeds;
  }

  /** Stops the job of this id where its row is gone, and begins what is due; after an administrator's change. */
  heed(queue: string, id: number): void {
    const running = [...this.#running].find(({ row }) => row.id === id);
    if (running)
      void this.#track(async () => {
        if (!(await this.#rows.listOwn([id])).has(id)) running.stop.abort(new JobStopped());
      });
    this.#pump(queue);
  }

  async start(): Promise<void> {
    await this.#rows.freeLost({ exclusive: this.#node.exclusive });
    this.#state = 'working';
    await this.#look();
    if (this.#node.exclusive) return;
    this.#every(POLL_MS, () => this.#look());
    this.#every(LOOK_AFTER_MS, async () => {
      const running = [...this.#running];
      const own = await this.#rows.listOwn(running.map(({ row }) => row.id));
      for (const { row, stop } of running) if (!own.has(row.id)) stop.abort(new JobTakenOver());
      if (this.#node.isSteady()) await this.#rows.freeLost({ exclusive: false });
    });
  }

  async add<Data extends object>(
    queue: string,
    data: Data,
    options: { key?: string; afterSeconds?: number } = {},
  ): Promise<void> {
    const now = this.#context.clock.now();
    const dueAt = new Date(now.getTime() + (options.afterSeconds ?? 0) * 1000);
    await this.#rows.add({ queue, key: options.key ?? null, data, dueAt, addedAt: now });
    if (dueAt > now) this.#wakeAt(queue, dueAt);
    else this.#pump(queue);
  }

  async idle(): Promise<void> {
    for (;;) {
      // A turn of the event loop, so that what was just asked for has begun.
      await delay(1);
      await this.#settled();
      if (this.#state !== 'working') return;
      // One question for all queues: most often nothing is due in any of them.
      if (!(await this.#rows.hasDue([...this.#queues.keys()], this.#context.clock.now()))) return;
      for (const queue of this.#queues.keys()) this.#pump(queue);
    }
  }

  async stop(): Promise<void> {
    this.#state = 'stopping';
    for (const interval of this.#intervals) clearInterval(interval);
    for (const { wake } of this.#queues.values()) if (wake) clearTimeout(wake.timer);
    for (const running of this.#running) running.stop.abort(new JobsStopping());
    await Promise.race([this.#settled(), delay(STOP_WITHIN_MS, undefined, { ref: false })]);
  }

  async #settled(): Promise<void> {
    while (this.#busy > 0 || this.#running.size > 0) {
      await Promise.all([...this.#running].map(({ settled }) => settled));
      await delay(1);
    }
  }

  /** Finds what is due in the table, and when to look again. */
  async #look(): Promise<void> {
    const now = this.#context.clock.now();
    for (const [queue, dueAt] of await this.#rows.listNextDue()) {
      if (dueAt <= now) this.#pump(queue);
      else this.#wakeAt(queue, dueAt);
    }
  }

  #wakeAt(name: string, dueAt: Date): void {
    const queue = this.#queues.get(name);
    if (!queue || this.#state !== 'working') return;
    if (queue.wake && queue.wake.at <= dueAt) return;
    if (queue.wake) clearTimeout(queue.wake.timer);
    const wait = Math.max(10, dueAt.getTime() - this.#context.clock.now().getTime());
    const timer = setTimeout(
      () => {
        queue.wake = null;
        void this.#track(() => this.#look());
      },
      Math.min(wait, LONGEST_TIMER_MS),
    );
    timer.unref();
    queue.wake = { at: dueAt, timer };
  }

  /** Begins jobs of a queue as long as there are any and they may run. */
  #pump(name: string): void {
    const queue = this.#queues.get(name);
    if (!queue || this.#state !== 'working') return;
    queue.again = true;
    if (queue.pumping) return;
    queue.pumping = true;
    void this.#track(async () => {
      try {
        while (queue.again) {
          queue.again = false;
          await this.#claimAll(name, queue);
        }
      } finally {
        queue.pumping = false;
      }
    });
  }

  async #claimAll(name: string, queue: Queue): Promise<void> {
    while (this.#state === 'working' && queue.running < queue.options.concurrency) {
      const now = this.#context.clock.now();
      const row = await this.#rows.claim(name, now);
      if (!row) {
        const nextDue = (await this.#rows.listNextDue()).get(name);
        if (nextDue && nextDue > now) this.#wakeAt(name, nextDue);
        return;
      }
      if (this.#state === 'working') this.#run(name, queue, row);
      // Claimed while the stop was asked for: its handler would never hear a signal that has aborted already.
      else await this.#rows.release(row, now, row.attempts - 1);
    }
  }

  #run(name: string, queue: Queue, row: JobRow): void {
    queue.running += 1;
    const stop = new AbortController();
    const running: Running = { row, stop, settled: Promise.resolve() };
    this.#running.add(running);
    running.settled = this.#track(() => this.#work(name, queue, row, stop)).finally(() => {
      queue.running -= 1;
      this.#running.delete(running);
      this.#pump(name);
    });
  }

  async #work(name: string, queue: Queue, row: JobRow, stop: AbortController): Promise<void> {
    const { options } = queue;
    const timeout = setTimeout(
      () => stop.abort(new Error(`A job of ${name} took longer than ${options.timeoutSeconds} s.`)),
      options.timeoutSeconds * 1000,
    );
    try {
      const done = queue.handle({ data: row.data, signal: stop.signal, retried: row.attempts - 1 });
      await Promise.race([done, deafness(stop.signal)]);
      await this.#rows.finish(row);
    } catch (error) {
      if (stop.signal.reason instanceof JobTakenOver) return;
      await this.#putBack(name, options, row, error);
    } finally {
      clearTimeout(timeout);
    }
  }

  async #putBack(name: string, options: JobOptions, row: JobRow, error: unknown): Promise<void> {
    const now = this.#context.clock.now();
    if (this.#state === 'stopping') {
      await this.#rows.release(row, now, row.attempts - 1);
      return;
    }
    const gaveUp = row.attempts > options.retries;
    this.#context.logger[gaveUp ? 'error' : 'warn'](
      { queue: name, attempt: row.attempts, error: errorForLog(error) },
      gaveUp ? 'a job failed and is given up' : 'a job failed and is tried again',
    );
    const words = describeFailure(error);
    if (gaveUp) {
      await this.#rows.fail(row, words, now);
      return;
    }
    const dueAt = new Date(now.getTime() + retrySeconds(row.attempts) * 1000);
    await this.#rows.release(row, dueAt, row.attempts, words);
    this.#wakeAt(name, dueAt);
  }

  #every(milliseconds: number, work: () => Promise<void>): void {
    let busy = false;
    const interval = setInterval(() => {
      if (busy) return;
      busy = true;
      void this.#track(work).finally(() => {
        busy = false;
      });
    }, milliseconds);
    interval.unref();
    this.#intervals.push(interval);
  }

  /** Runs work that `stop` waits for; a database that is away for a moment ends nothing. */
  async #track(work: () => Promise<void>): Promise<void> {
    this.#busy += 1;
    try {
      await work();
    } catch (error) {
      this.#context.logger.error({ error: errorForLog(error) }, 'the job queue could not reach its table');
    } finally {
      this.#busy -= 1;
    }
  }
}

/** Rejects some time after the signal: a job that does not hear it must not hold its place for ever. */
function deafness(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => setTimeout(() => reject(signal.reason), HEARS_WITHIN_MS).unref(), {
      once: true,
    });
  });
}

/** The wait before the next attempt: 2 s, 4 s, 8 s … with some chance in it, ten minutes at most. */
function retrySeconds(attempts: number): number {
  const seconds = FIRST_RETRY_SECONDS * 2 ** Math.min(attempts - 1, 16);
  return Math.min(LONGEST_RETRY_SECONDS, seconds) * (0.75 + Math.random() / 2);
}
