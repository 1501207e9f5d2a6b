import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { clone, goldenResult, goldenRun } from '../../../db/schema/clone.ts';
import { WorkOverridden } from '../../../engine/work/index.ts';
import { AppError } from '../../../ports/app-error.ts';
import { JobsStopping, JobTakenOver } from '../../../ports/jobs.ts';
import { readContent } from '../own-rows.ts';
import { askContent } from './ask-content.ts';
import type { GoldenContext } from './golden-context.ts';
import type { GoldenAttempt } from './golden-queue.ts';
import type { ResultRow, RunRow } from './golden-rows.ts';
import { isOutage, type JudgedAnswer, judgeAnswer, notAnswered } from './judge-answer.ts';

/** Asks the next question of a run and keeps what came; the last one ends it. */
export async function askNext(
  context: GoldenContext,
  runId: string,
  attempt: GoldenAttempt,
): Promise<'more' | 'done'> {
  const [found] = await context.db
    .select({ run: goldenRun, result: goldenResult, makerId: clone.ownerId })
    .from(goldenRun)
    .innerJoin(clone, eq(clone.id, goldenRun.cloneId))
    .innerJoin(goldenResult, eq(goldenResult.runId, goldenRun.id))
    .where(and(eq(goldenRun.id, runId), eq(goldenRun.state, 'running'), eq(goldenResult.state, 'waiting')))
    .orderBy(asc(goldenResult.position))
    .limit(1);
  if (!found) return 'done';
  try {
    const judged = await context.liveWork.run(runId, attempt.signal, (signal) =>
      judge(context, found, { ...attempt, signal }),
    );
    return await keep(context, found.run, found.result, judged);
  } catch (error) {
    if (error instanceof WorkOverridden) return 'done';
    throw error;
  }
}

async function judge(
  context: GoldenContext,
  { run, result, makerId }: { run: RunRow; result: ResultRow; makerId: string | null },
  { signal, isLast }: GoldenAttempt,
): Promise<JudgedAnswer> {
  try {
    const content = readContent(run.content);
    const parts = await askContent(context, { content, makerId, question: result.question }, signal);
    return judgeAnswer(parts, result.expect);
  } catch (error) {
    const { reason } = signal;
    if ([WorkOverridden, JobsStopping, JobTakenOver].some((end) => reason instanceof end)) throw reason;
    if (error instanceof AppError && !signal.aborted) return notAnswered(error.code);
    if (!isLast) throw error;
    context.logger.warn({ runId: run.id, goldenId: result.goldenId }, 'a golden question got no answer');
    return notAnswered(signal.aborted ? 'model_timeout' : 'internal');
  }
}

/** @throws WorkOverridden when the run was cancelled or its clone deleted meanwhile */
async function keep(
  context: GoldenContext,
  run: RunRow,
  { goldenId }: ResultRow,
  { failures, text, cited }: JudgedAnswer,
): Promise<'more' | 'done'> {
  return context.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: goldenRun.id })
      .from(goldenRun)
      .where(and(eq(goldenRun.id, run.id), eq(goldenRun.state, 'running')))
      .for('update');
    if (!held) throw new WorkOverridden();
    const state = failures.length === 0 ? 'passed' : 'failed';
    await tx
      .update(goldenResult)
      .set({ state, failures, answer: text, cited })
      .where(and(eq(goldenResult.runId, run.id), eq(goldenResult.goldenId, goldenId)));
    const waiting = and(eq(goldenResult.runId, run.id), eq(goldenResult.state, 'waiting'));
    if ((await tx.$count(goldenResult, waiting)) > 0) return 'more';
    const broken = await findBroken(tx, run);
    await tx
      .update(goldenRun)
      .set({ state: 'finished', broken, finishedAt: context.clock.now() })
      .where(eq(goldenRun.id, run.id));
    return 'done';
  });
}

/** Questions that held when the same content was run before, or were broken already, and do not hold now. */
async function findBroken(tx: Transaction, run: RunRow): Promise<string[]> {
  const [before] = await tx
    .select()
    .from(goldenRun)
    .where(
      and(
        eq(goldenRun.cloneId, run.cloneId),
        eq(goldenRun.content, run.content),
        eq(goldenRun.state, 'finished'),
        ne(goldenRun.id, run.id),
      ),
    )
    .orderBy(desc(goldenRun.startedAt))
    .limit(1);
  if (!before) return [];
  const results = await tx
    .select()
    .from(goldenResult)
    .where(inArray(goldenResult.runId, [before.id, run.id]));
  const of = (runId: string) => results.filter((result) => result.runId === runId);
  const held = of(before.id).filter(({ state }) => state === 'passed');
  const now = of(run.id);
  const failed = now.filter(({ state, failures }) => state === 'failed' && !isOutage(failures));
  const passed = new Set(now.flatMap(({ goldenId, state }) => (state === 'passed' ? [goldenId] : [])));
  const worse = failed.filter((one) => held.some((other) => isSameQuestion(one, other)));
  return [
    ...new Set([
      ...before.broken.filter((goldenId) => !passed.has(goldenId)),
      ...worse.map(({ goldenId }) => goldenId),
    ]),
  ];
}

const isSameQuestion = (one: ResultRow, other: ResultRow) =>
  one.goldenId === other.goldenId &&
  one.question === other.question &&
  JSON.stringify(one.expect) === JSON.stringify(other.expect);
