import { and, eq, inArray, isNotNull, isNull, lt, lte, min, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { isNodeAlive } from '../../db/is-node-alive.ts';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import { failedJob, job } from '../../db/schema/job.ts';

export type JobRow = typeof job.$inferSelect;

/** How long a job that was given up stays on the list of administrators. */
const FAILED_KEPT_MS = 90 * 24 * 3_600_000;

/** The statements of the queue, each short and on its own. */
export class JobRows {
  readonly #db: Database;
  readonly #nodeId: string;

  constructor(db: Database, nodeId: string) {
    this.#db = db;
    this.#nodeId = nodeId;
  }

  /** Adds a job; one of the same key that waits already takes the newer data and the earlier time. */
  async add(values: Pick<JobRow, 'queue' | 'key' | 'data' | 'dueAt' | 'addedAt'>): Promise<void> {
    await this.#db
      .insert(job)
      .values(values)
      .onConflictDoUpdate({
        target: [job.queue, job.key],
        targetWhere: sql`node_id is null`,
        set: {
          data: sql`excluded.data`,
          dueAt: sql`least(${job.dueAt}, excluded.due_at)`,
          attempts: 0,
          error: null,
        },
      });
  }

  /** Takes the next job that is due, unless another of its key is at work. */
  async claim(queue: string, now: Date): Promise<JobRow | null> {
    const next = sql`(select waiting.id from ${job} waiting
      where waiting.queue = ${queue} and waiting.node_id is null and waiting.due_at <= ${now.toISOString()}
        and not exists (select 1 from ${job} working
          where working.queue = waiting.queue and working.key = waiting.key and working.node_id is not null)
      order by waiting.due_at, waiting.id limit 1 for update skip locked)`;
    try {
      const [row] = await this.#db
        .update(job)
        .set({ nodeId: this.#nodeId, attempts: sql`${job.attempts} + 1`, startedAt: now })
        .where(and(eq(job.id, next), isNull(job.nodeId)))
        .returning();
      return row ?? null;
    } catch (error) {
      // Another process took one of the same key in the same moment.
      if (isUniqueViolation(error, 'job_working_key')) return null;
      throw error;
    }
  }

  /** Removes a job that is done; that one of its key was given up before no longer matters. */
  async finish({ id, queue, key }: JobRow): Promise<void> {
    await this.#db.delete(job).where(and(eq(job.id, id), eq(job.nodeId, this.#nodeId)));
    if (key !== null)
      await this.#db.delete(failedJob).where(and(eq(failedJob.queue, queue), eq(failedJob.key, key)));
  }

  /** Gives a job up: it is kept on the list of those that failed. */
  async fail(row: JobRow, error: string, failedAt: Date): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const own = and(eq(job.id, row.id), eq(job.nodeId, this.#nodeId));
      if ((await tx.delete(job).where(own).returning({ id: job.id })).length === 0) return;
      const { queue, key, data, attempts, addedAt } = row;
      await tx
        .insert(failedJob)
        .values({ queue, key, data, attempts, addedAt, error, failedAt })
        .onConflictDoUpdate({
          target: [failedJob.queue, failedJob.key],
          set: { data, attempts: sql`${failedJob.attempts} + ${attempts}`, error, failedAt },
        });
      const old = new Date(failedAt.getTime() - FAILED_KEPT_MS);
      await tx.delete(failedJob).where(lt(failedJob.failedAt, old));
    });
  }

  /** Puts a job back; where another of its key waits already, that one does. */
  async release(row: JobRow, dueAt: Date, attempts: number, error = row.error): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.delete(job).where(and(eq(job.id, row.id), eq(job.nodeId, this.#nodeId), hasWaitingTwin));
      await tx
        .update(job)
        .set({ nodeId: null, dueAt, attempts, error })
        .where(and(eq(job.id, row.id), eq(job.nodeId, this.#nodeId)));
    });
  }

  /** Those of these jobs that are still this process's. */
  async listOwn(ids: readonly number[]): Promise<Set<number>> {
    if (ids.length === 0) return new Set();
    const own = await this.#db
      .select({ id: job.id })
      .from(job)
      .where(and(inArray(job.id, [...ids]), eq(job.nodeId, this.#nodeId)));
    return new Set(own.map(({ id }) => id));
  }

  /** Frees the jobs of processes that are gone: all there are, where no other process can be. */
  async freeLost(options: { exclusive: boolean }): Promise<void> {
    const lost = options.exclusive
      ? isNotNull(job.nodeId)
      : and(isNotNull(job.nodeId), not(isNodeAlive(job.nodeId)));
    await this.#db.transaction(async (tx) => {
      await tx.delete(job).where(and(lost, hasWaitingTwin));
      await tx.update(job).set({ nodeId: null }).where(lost);
    });
  }

  /** When the next waiting job of each queue is due. */
  async listNextDue(): Promise<Map<string, Date>> {
    const rows = await this.#db
      .select({ queue: job.queue, dueAt: min(job.dueAt) })
      .from(job)
      .where(isNull(job.nodeId))
      .groupBy(job.queue);
    return new Map(rows.flatMap(({ queue, dueAt }) => (dueAt ? [[queue, dueAt] as const] : [])));
  }

  async hasDue(queues: readonly string[], now: Date): Promise<boolean> {
    const [found] = await this.#db
      .select({ id: job.id })
      .from(job)
      .where(and(inArray(job.queue, [...queues]), isNull(job.nodeId), lte(job.dueAt, now)))
      .limit(1);
    return found !== undefined;
  }
}

const hasWaitingTwin = sql`exists (select 1 from job twin
  where twin.queue = job.queue and twin.key = job.key and twin.node_id is null)`;
