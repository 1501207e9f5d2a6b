import { and, eq, inArray } from 'drizzle-orm';
import { clone, goldenRun } from '../../../db/schema/clone.ts';
import type { JobDeeds } from '../../../ports/job-desk.ts';
import type { GoldenContext } from './golden-context.ts';

const QUEUE = 'golden';
/** One question; a model that calls skills takes its time. */
const TIMEOUT_SECONDS = 180;
const RETRIES = 1;

/** One attempt at the next question of a run. */
export interface GoldenAttempt {
  signal: AbortSignal;
  /** A failure that is nobody's fault is kept as the result, and the run goes on. */
  isLast: boolean;
}

/**
 * Declares the work on runs; before the jobs start. Each job asks one question and adds the next, so that the runs of several people
 * take turns.
 */
export function registerRuns(
  context: GoldenContext,
  askNext: (context: GoldenContext, runId: string, attempt: GoldenAttempt) => Promise<'more' | 'done'>,
): void {
  context.jobs.register<{ runId: string }>(
    QUEUE,
    { concurrency: 2, timeoutSeconds: TIMEOUT_SECONDS, retries: RETRIES },
    async ({ data: { runId }, signal, retried }) => {
      const left = await askNext(context, runId, { signal, isLast: retried >= RETRIES });
      if (left === 'more') await queueRun(context, runId);
    },
    goldenJobs(context),
  );
}

/** Adds the next step of a run; after the transaction that made its row. */
export async function queueRun({ jobs }: Pick<GoldenContext, 'jobs'>, runId: string): Promise<void> {
  await jobs.add(QUEUE, { runId }, { key: runId });
}

/** Takes up what the last process left. */
export async function resumeRuns(context: GoldenContext): Promise<void> {
  const rows = await context.db
    .select({ id: goldenRun.id })
    .from(goldenRun)
    .where(eq(goldenRun.state, 'running'));
  for (const { id } of rows) await queueRun(context, id);
}

/** Whose clones are asked. A run that is stopped keeps what came out, as where its owner stops it. */
function goldenJobs({ db, clock }: GoldenContext): JobDeeds<{ runId: string }> {
  return {
    async describe(jobs) {
      const ids = jobs.map(({ runId }) => runId);
      const rows = await db
        .select({ id: goldenRun.id, ownerId: clone.ownerId })
        .from(goldenRun)
        .innerJoin(clone, eq(clone.id, goldenRun.cloneId))
        .where(inArray(goldenRun.id, ids));
      const known = new Map(rows.map((row) => [row.id, row.ownerId]));
      return ids.map((id) => {
        const ownerId = known.get(id);
        return ownerId === undefined ? null : { ownerId, progress: null, isEnding: false };
      });
    },
    async stop(tx, { runId }) {
      await tx
        .update(goldenRun)
        .set({ state: 'cancelled', finishedAt: clock.now() })
        .where(and(eq(goldenRun.id, runId), eq(goldenRun.state, 'running')));
      return 'gone';
    },
  };
}
