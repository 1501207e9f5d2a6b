import { JOB_KINDS } from '@mingfa/contract/admin-job';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { failedJob, job } from '../../db/schema/job.ts';
import { AppError } from '../../ports/app-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JobDesk, JobFacts, KnownJob } from '../../ports/job-desk.ts';
import type { TableJobs } from './table-jobs.ts';

/**
 * The table of jobs as administrators use it. A job that is stopped loses its row: the process at work on it hears of it at once, or
 * within seconds where it is another one.
 */
export class TableJobDesk implements JobDesk {
  readonly #jobs: TableJobs;
  readonly #clock: Clock;

  constructor({ jobs, clock }: { jobs: TableJobs; clock: Clock }) {
    this.#jobs = jobs;
    this.#clock = clock;
    const known: readonly string[] = JOB_KINDS;
    for (const queue of jobs.queues)
      if (!known.includes(queue)) throw new Error(`The queue ${queue} has no name for administrators.`);
  }

  canStop(queue: string): boolean {
    return this.#jobs.deedsOf(queue)?.stop !== undefined;
  }

  async describe(queue: string, jobs: readonly object[]): Promise<(JobFacts | null)[]> {
    return (await this.#jobs.deedsOf(queue)?.describe?.(jobs)) ?? jobs.map(() => null);
  }

  async stop(tx: Transaction, jobId: number): Promise<KnownJob | null> {
    const [row] = await tx.select().from(job).where(eq(job.id, jobId)).for('update');
    if (!row) return null;
    const deeds = this.#jobs.deedsOf(row.queue);
    if (!deeds?.stop) throw new AppError('job_not_stoppable');
    const now = this.#clock.now();
    if ((await deeds.stop(tx, row.data)) === 'gone') await tx.delete(job).where(eq(job.id, jobId));
    // It finds that it was stopped when it is its turn.
    else if (row.nodeId === null) await tx.update(job).set({ dueAt: now }).where(eq(job.id, jobId));
    return { jobId, queue: row.queue };
  }

  async retry(tx: Transaction, failedJobId: number): Promise<KnownJob | null> {
    const [row] = await tx.delete(failedJob).where(eq(failedJob.id, failedJobId)).returning();
    if (!row) return null;
    await this.#jobs.deedsOf(row.queue)?.ready?.(tx, row.data);
    const { queue, key, data } = row;
    const now = this.#clock.now();
    await tx
      .insert(job)
      .values({ queue, key, data, dueAt: now, addedAt: now })
      // One of its key waits already: then that one is the repetition.
      .onConflictDoNothing({ target: [job.queue, job.key], where: sql`node_id is null` });
    return { jobId: failedJobId, queue };
  }

  async dismiss(tx: Transaction, failedJobId: number): Promise<KnownJob | null> {
    const [row] = await tx.delete(failedJob).where(eq(failedJob.id, failedJobId)).returning();
    return row ? { jobId: failedJobId, queue: row.queue } : null;
  }

  settle({ jobId, queue }: KnownJob): void {
    this.#jobs.heed(queue, jobId);
  }
}
