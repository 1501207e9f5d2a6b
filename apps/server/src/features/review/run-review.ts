import type { ErrorCode } from '@mingfa/contract/errors';
import { and, eq, inArray } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/client.ts';
import { review, reviewFinding } from '../../db/schema/review.ts';
import { readStoredParts } from '../../engine/documents/index.ts';
import { WorkOverridden } from '../../engine/work/index.ts';
import { AppError } from '../../ports/app-error.ts';
import { checkArticles } from './check-articles.ts';
import { readLawStates } from './law-states.ts';
import { type CheckedFinding, deepenReview } from './model/deepen-review.ts';
import type { ReviewRow } from './own-rows.ts';
import type { ReviewContext } from './review-context.ts';
import { runReviewThread } from './thread/run-review-thread.ts';

const WRITTEN_AT_ONCE = 200;

/**
 * Does the work of a review, or goes on with it: first the rules, whose findings are kept at once, then a model clause by clause.
 * @param attempt.isLast a failure that is nobody's fault ends the review instead of being tried again
 */
export async function runReview(
  context: ReviewContext,
  reviewId: string,
  attempt: { signal: AbortSignal; isLast: boolean },
): Promise<void> {
  const [row] = await context.db
    .update(review)
    .set({ state: 'working' })
    .where(and(eq(review.id, reviewId), inArray(review.state, ['waiting', 'working'])))
    .returning();
  if (!row) return;
  try {
    await context.liveWork.run(reviewId, attempt.signal, (signal) => work(context, row, signal));
  } catch (error) {
    if (error instanceof WorkOverridden) return;
    if (attempt.signal.aborted || (!attempt.isLast && !(error instanceof AppError))) throw error;
    await end(context, reviewId, { state: 'failed', errorCode: codeOf(error) });
    if (!(error instanceof AppError)) throw error;
  }
}

async function work(context: ReviewContext, row: ReviewRow, signal: AbortSignal): Promise<void> {
  const parts = await readStoredParts(context, row.documentId);
  const { citedLaws } = await runReviewThread({ task: 'detect', parts }, signal);
  const rules = await runReviewThread(
    {
      task: 'rules',
      documentId: row.documentId,
      parts,
      rules: row.rules.filter(({ enabled }) => enabled),
      side: row.side,
      kind: row.contractKind,
      asOf: row.asOf,
      language: row.language,
      lawStates: await readLawStates(context, citedLaws, row.asOf),
    },
    signal,
  );
  const library = await context.openLibrary();
  const clausesTotal = rules.clauses.length;
  if (row.clausesTotal === 0) {
    const articles = await checkArticles(
      library,
      rules.findings.flatMap((finding) => finding.articles),
      row.asOf,
    );
    const findings = rules.findings.map((finding) => ({
      ...finding,
      articles: finding.articles.flatMap((citation) => articles.get(citation) ?? []),
    }));
    signal.throwIfAborted();
    await writeStep(context, row.id, { clausesTotal }, (tx) => addFindings(context, tx, row.id, findings));
  }
  const modelErrorCode = row.useModel
    ? await deepenReview(
        context,
        row,
        rules,
        library,
        async ({ findings, clausesDone, model }) => {
          const progress = { clausesDone, ...(model === null ? {} : { model }) };
          await writeStep(context, row.id, progress, (tx) => addFindings(context, tx, row.id, findings));
        },
        signal,
      )
    : null;
  await end(context, row.id, { state: 'finished', clausesDone: clausesTotal, modelErrorCode });
}

/** @throws WorkOverridden when the review was cancelled or deleted meanwhile */
async function writeStep(
  context: ReviewContext,
  reviewId: string,
  progress: PgUpdateSetSource<typeof review>,
  write: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const written = await tx
      .update(review)
      .set(progress)
      .where(and(eq(review.id, reviewId), eq(review.state, 'working')))
      .returning({ id: review.id });
    if (written.length === 0) throw new WorkOverridden();
    await write(tx);
  });
}

async function end(
  context: ReviewContext,
  reviewId: string,
  change: PgUpdateSetSource<typeof review>,
): Promise<void> {
  await context.db
    .update(review)
    .set({ ...change, finishedAt: context.clock.now() })
    .where(and(eq(review.id, reviewId), eq(review.state, 'working')));
}

async function addFindings(
  context: ReviewContext,
  tx: Transaction,
  reviewId: string,
  findings: readonly CheckedFinding[],
): Promise<void> {
  // Findings at one place keep the order they were found in.
  const taken = new Set<number>();
  const rows = findings.map((finding) => ({
    ...finding,
    position: nextFree(taken, finding.position),
    id: context.ids.make('finding'),
    reviewId,
    decision: 'open' as const,
  }));
  for (let from = 0; from < rows.length; from += WRITTEN_AT_ONCE) {
    await tx.insert(reviewFinding).values(rows.slice(from, from + WRITTEN_AT_ONCE));
  }
}

function nextFree(taken: Set<number>, wanted: number): number {
  let position = wanted;
  while (taken.has(position)) position += 1;
  taken.add(position);
  return position;
}

const codeOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'internal');
