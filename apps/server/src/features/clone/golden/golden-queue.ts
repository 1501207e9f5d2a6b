import { eq } from 'drizzle-orm';
import { goldenRun } from '../../../db/schema/clone.ts';
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
