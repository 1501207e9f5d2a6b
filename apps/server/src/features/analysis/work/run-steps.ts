import { and, eq } from 'drizzle-orm';
import { user } from '../../../db/schema/account.ts';
import { analysis, type StoredRun } from '../../../db/schema/analysis.ts';
import { WorkOverridden } from '../../../engine/work/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { JobRun } from '../../../ports/jobs.ts';
import { errorForLog } from '../../../runtime/error-for-log.ts';
import type { AnalysisContext } from '../analysis-context.ts';
import type { AnalysisRow } from '../own-analysis.ts';
import { isAsking } from '../steps/asked-sum.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { analysisJobs } from './analysis-jobs.ts';
import { askStep, type StepAnswer } from './ask-step.ts';
import { keepAnswer } from './keep-answer.ts';
import { type AnalysisJob, QUEUE, queueAnalysis } from './queue-analysis.ts';

const RETRIES = 3;

/** Declares the runs of analyses; before the jobs start. */
export function registerAnalyses(context: AnalysisContext): void {
  context.jobs.register<AnalysisJob>(
    QUEUE,
    { concurrency: 2, timeoutSeconds: 3600, retries: RETRIES },
    (run) => runSteps(context, run),
    analysisJobs(context),
  );
}

/** Takes up what the last process left. */
export async function resumeAnalyses(context: AnalysisContext): Promise<void> {
  const rows = await context.db
    .select({ id: analysis.id, generation: analysis.generation })
    .from(analysis)
    .where(eq(analysis.state, 'working'));
  for (const row of rows) await queueAnalysis(context, row);
}

/** Runs one step after another. Killed at any moment, it goes on with the step that was not kept. */
async function runSteps(
  context: AnalysisContext,
  { data, signal, retried }: JobRun<AnalysisJob>,
): Promise<void> {
  try {
    await context.liveWork.run(data.analysisId, signal, (both) => runAll(context, data, both));
  } catch (error) {
    if (error instanceof WorkOverridden) return;
    if (signal.aborted || retried < RETRIES) throw error;
    const { analysisId } = data;
    context.logger.error({ analysisId, error: errorForLog(error) }, 'a run of an analysis does not go on');
    await context.db
      .update(analysis)
      .set({ state: 'failed', errorCode: error instanceof AppError ? error.code : 'internal' })
      .where(isUnderWay(data));
  }
}

const isUnderWay = ({ analysisId, generation }: AnalysisJob) =>
  and(eq(analysis.id, analysisId), eq(analysis.generation, generation), eq(analysis.state, 'working'));

async function runAll(context: AnalysisContext, job: AnalysisJob, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const [row] = await context.db.select().from(analysis).where(isUnderWay(job));
    if (!row?.run) return;
    const stepId = row.run.stepIds[row.run.done];
    if (stepId === undefined) return endRun(context, job);
    const step = row.steps.filter(isAsking).find((one) => one.stepId === stepId);
    const asker = await asOwner(context, row, row.run, signal);
    if (!asker) return;
    // A step that was taken out meanwhile is none to run.
    const answer = step ? await askStep(asker, step) : null;
    await writeProgress(context, job, { stepId, isThere: step !== undefined, answer });
  }
}

/** Whoever owns the analysis asks. Null once they are gone. */
async function asOwner(
  context: AnalysisContext,
  { ownerId }: AnalysisRow,
  { language }: StoredRun,
  signal: AbortSignal,
): Promise<(AnalysisContext & RequestContext) | null> {
  const [owner] = await context.db
    .select({ userId: user.id, role: user.role })
    .from(user)
    .where(eq(user.id, ownerId));
  if (!owner) return null;
  return {
    ...{ ...context, language, signal },
    caller: { ...owner, sessionId: '' },
    request: { requestId: QUEUE, address: '', userAgent: '' },
  };
}

/** @throws WorkOverridden when the run was stopped or begun anew meanwhile */
async function writeProgress(
  context: AnalysisContext,
  job: AnalysisJob,
  { stepId, isThere, answer }: { stepId: string; isThere: boolean; answer: StepAnswer | null },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(analysis).where(isUnderWay(job)).for('update');
    if (!row?.run) throw new WorkOverridden();
    if (isThere && row.steps.some((step) => step.stepId === stepId))
      await keepAnswer(context, tx, { analysisId: row.id, stepId }, answer);
    await tx
      .update(analysis)
      .set({ run: { ...row.run, done: row.run.done + 1 } })
      .where(eq(analysis.id, row.id));
  });
}

async function endRun(context: AnalysisContext, job: AnalysisJob): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(analysis).where(isUnderWay(job)).for('update');
    if (!row) throw new WorkOverridden();
    const [ended] = await tx
      .update(analysis)
      .set({ state: 'idle', updatedAt: context.clock.now() })
      .where(eq(analysis.id, row.id))
      .returning();
    if (ended) await keepVersion(context, tx, ended, { reason: 'run' });
  });
}
