import type { Transaction } from '../db/client.ts';

/** What an administrator sees of a job besides its row; never what somebody wrote. */
export interface JobFacts {
  /** Whose it is; null where it is the installation's. */
  ownerId: string | null;
  /** How far it is, where its kind counts that. */
  progress: { done: number; total: number } | null;
  /** It was told to stop, and does so at its next step. */
  isEnding: boolean;
}

/** What can be known of the jobs of a queue, and done with them. A queue without any is work of the installation that cannot be stopped. */
export interface JobDeeds<Data> {
  /** @returns the facts of each, in the order they were asked for; null where what a job is about is gone */
  describe?(jobs: readonly Data[]): Promise<(JobFacts | null)[]>;
  /**
   * Writes that what a job is about was stopped. Absent where the queue's jobs cannot be.
   * @returns `gone`: the job goes with it, and hears its signal; `ending`: it ends by itself at its next step
   */
  stop?(tx: Transaction, job: Data): Promise<'gone' | 'ending'>;
  /** Lets what a job that was given up is about be worked on again. */
  ready?(tx: Transaction, job: Data): Promise<void>;
}

/** Work of the installation that leaves nothing half, and is begun again with the next change or start. */
export const STOPPABLE: JobDeeds<object> = { stop: async () => 'gone' };

/** A job as the deeds of administrators name it. */
export interface KnownJob {
  jobId: number;
  queue: string;
}

/** The queue as administrators use it; every change is made in their transaction. */
export interface JobDesk {
  canStop(queue: string): boolean;
  describe(queue: string, jobs: readonly object[]): Promise<(JobFacts | null)[]>;
  /** Stops a job that waits or is worked on. @returns null where there is none @throws AppError `job_not_stoppable` */
  stop(tx: Transaction, jobId: number): Promise<KnownJob | null>;
  /** Queues a job that was given up once more, once. @returns null where there is none */
  retry(tx: Transaction, failedJobId: number): Promise<KnownJob | null>;
  /** Takes a job that was given up off the list. @returns null where there is none */
  dismiss(tx: Transaction, failedJobId: number): Promise<KnownJob | null>;
  /** After the transaction: what was stopped stops, what was queued begins. */
  settle(job: KnownJob): void;
}
