import type { JobDeeds } from './job-desk.ts';

/** Reason of a job's signal when the process stops: the job is done again at the next start, and nothing went wrong. */
export class JobsStopping extends Error {
  override name = 'JobsStopping';

  constructor() {
    super('The process stops.');
  }
}

/** Reason of a job's signal when this process was out of reach so long that another has taken the job over: leave it as it is. */
export class JobTakenOver extends Error {
  override name = 'JobTakenOver';

  constructor() {
    super('Another process took the job over.');
  }
}

/** What a handler knows of the job it works on. */
export interface JobRun<Data> {
  data: Data;
  /** Aborts when the job runs out of time, with `JobsStopping` when the process stops, or with `JobTakenOver`. */
  signal: AbortSignal;
  /** Attempts before this one. */
  retried: number;
}

/** Reason of a job's signal when an administrator stopped it: what it was about says so, and nothing is to be put back. */
export class JobStopped extends JobTakenOver {
  override name = 'JobStopped';
}

/** How a queue is worked off. */
export interface JobOptions {
  /** At most this many jobs of the queue at a time in this process. */
  concurrency: number;
  /** After this the job counts as failed and is tried again. */
  timeoutSeconds: number;
  /** Further attempts after the first; the wait between them grows. */
  retries: number;
}

/**
 * A durable queue in the database: a job survives the process, is done by one worker at a time, and is tried again with
 * growing waits when its handler throws. A handler must be able to begin again where it was killed.
 */
export interface Jobs {
  /** Declares a queue and its handler; before `start`. */
  register<Data extends object>(
    queue: string,
    options: JobOptions,
    handle: (job: JobRun<Data>) => Promise<void>,
    deeds?: JobDeeds<Data>,
  ): void;
  /** Begins to work. */
  start(): Promise<void>;
  /**
   * Adds a job. `key` keeps a second one with the same key out while the first waits.
   * Jobs are done in the order in which they are due; a negative `afterSeconds` puts one before those that came since.
   * Call it after the transaction that made the row the job is about: a job for nothing does nothing, and what has no job is
   * found again at the next start.
   */
  add<Data extends object>(
    queue: string,
    data: Data,
    options?: { key?: string; afterSeconds?: number },
  ): Promise<void>;
  /** Settles when no job of this process is running or due; for tests. */
  idle(): Promise<void>;
  /** Lets running jobs stop at their next step, which the next start takes up. */
  stop(): Promise<void>;
}
