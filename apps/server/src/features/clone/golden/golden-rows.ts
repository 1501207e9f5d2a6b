import type * as contract from '@mingfa/contract/clone-golden';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { clone, goldenQuestion, goldenResult, goldenRun } from '../../../db/schema/clone.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';

export type QuestionRow = typeof goldenQuestion.$inferSelect;
export type RunRow = typeof goldenRun.$inferSelect;
export type ResultRow = typeof goldenResult.$inferSelect;

/** The golden questions of a clone, in the order they were made. */
export function readQuestions(db: DatabaseOrTransaction, cloneId: string): Promise<QuestionRow[]> {
  return db
    .select()
    .from(goldenQuestion)
    .where(eq(goldenQuestion.cloneId, cloneId))
    .orderBy(asc(goldenQuestion.serial));
}

/** How each question came out last on exactly the draft there is, by id: as it is asked now, and of what was run to its end. */
export async function readLastResults(
  db: DatabaseOrTransaction,
  cloneId: string,
): Promise<Map<string, ResultRow>> {
  const rows = await db
    .selectDistinctOn([goldenResult.goldenId], { result: goldenResult })
    .from(goldenResult)
    .innerJoin(goldenRun, eq(goldenRun.id, goldenResult.runId))
    .innerJoin(clone, and(eq(clone.id, goldenRun.cloneId), eq(clone.draft, goldenRun.content)))
    .innerJoin(
      goldenQuestion,
      and(
        eq(goldenQuestion.id, goldenResult.goldenId),
        eq(goldenQuestion.question, goldenResult.question),
        eq(goldenQuestion.expect, goldenResult.expect),
      ),
    )
    .where(and(eq(goldenRun.cloneId, cloneId), ne(goldenResult.state, 'waiting')))
    .orderBy(goldenResult.goldenId, desc(goldenRun.startedAt));
  return new Map(rows.map(({ result }) => [result.goldenId, result]));
}

/** A run of one of the caller's clones. @throws AppError `not_found` */
export async function ownRun(context: RequestContext, runId: string): Promise<RunRow> {
  const [row] = await context.db
    .select({ run: goldenRun })
    .from(goldenRun)
    .innerJoin(clone, eq(clone.id, goldenRun.cloneId))
    .where(and(eq(goldenRun.id, runId), eq(clone.ownerId, context.caller.userId)));
  if (!row) throw new AppError('not_found');
  return row.run;
}

/** Runs as they are told, with how far each is. */
export async function describeRuns(
  db: DatabaseOrTransaction,
  rows: readonly RunRow[],
): Promise<contract.GoldenRun[]> {
  if (rows.length === 0) return [];
  const counted = await db
    .select({
      runId: goldenResult.runId,
      total: sql<number>`count(*)::int`,
      done: sql<number>`(count(*) filter (where ${goldenResult.state} <> 'waiting'))::int`,
      passed: sql<number>`(count(*) filter (where ${goldenResult.state} = 'passed'))::int`,
    })
    .from(goldenResult)
    .where(
      inArray(
        goldenResult.runId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(goldenResult.runId);
  const countsOf = new Map(counted.map(({ runId, ...counts }) => [runId, counts]));
  return rows.map((row) => ({
    runId: row.id,
    version: row.version,
    draftRevision: row.draftRevision,
    because: row.because,
    state: row.state,
    ...(countsOf.get(row.id) ?? { total: 0, done: 0, passed: 0 }),
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
}

/** One run as it is told. */
export async function describeRun(db: DatabaseOrTransaction, row: RunRow): Promise<contract.GoldenRun> {
  const [described] = await describeRuns(db, [row]);
  if (!described) throw new Error('A run of golden questions was not described.');
  return described;
}

/** One result as it is told. */
export function describeResult(row: ResultRow): contract.GoldenResult {
  const { goldenId, state, failures, answer, cited } = row;
  return { goldenId, state, failures, answer, cited };
}
