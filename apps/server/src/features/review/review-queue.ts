import { and, eq, inArray } from 'drizzle-orm';
import { review } from '../../db/schema/review.ts';
import type { JobDeeds } from '../../ports/job-desk.ts';
import type { ReviewContext } from './review-context.ts';
import { runReview } from './run-review.ts';

const QUEUE = 'review';

/** Declares the work on reviews; before the jobs start. */
export function registerReviews(context: ReviewContext): void {
  context.jobs.register<{ reviewId: string }>(
    QUEUE,
    { concurrency: 2, timeoutSeconds: 1800, retries: 2 },
    (job) => runReview(context, job.data.reviewId, { signal: job.signal, isLast: job.retried >= 2 }),
    reviewJobs(context),
  );
}

/** Adds the work on a review; after the transaction that made its row. */
export async function queueReview(context: Pick<ReviewContext, 'jobs'>, reviewId: string): Promise<void> {
  await context.jobs.add(QUEUE, { reviewId }, { key: reviewId });
}

/** Takes up what the last process left. */
export async function resumeReviews(context: ReviewContext): Promise<void> {
  const rows = await context.db
    .select({ id: review.id })
    .from(review)
    .where(inArray(review.state, ['waiting', 'working']));
  for (const row of rows) await queueReview(context, row.id);
}

/** Whose reviews the jobs are about, and how many clauses are done. One that is stopped keeps what it found. */
function reviewJobs({ db, clock }: ReviewContext): JobDeeds<{ reviewId: string }> {
  return {
    async describe(jobs) {
      const ids = jobs.map(({ reviewId }) => reviewId);
      const rows = await db.select().from(review).where(inArray(review.id, ids));
      const known = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => {
        const row = known.get(id);
        if (!row) return null;
        const progress = row.clausesTotal > 0 ? { done: row.clausesDone, total: row.clausesTotal } : null;
        return { ownerId: row.ownerId, progress, isEnding: row.cancelRequested };
      });
    },
    async stop(tx, { reviewId }) {
      await tx
        .update(review)
        .set({ state: 'cancelled', cancelRequested: true, finishedAt: clock.now() })
        .where(and(eq(review.id, reviewId), inArray(review.state, ['waiting', 'working'])));
      return 'gone';
    },
    async ready(tx, { reviewId }) {
      await tx
        .update(review)
        .set({ state: 'waiting', errorCode: null, finishedAt: null })
        .where(and(eq(review.id, reviewId), eq(review.state, 'failed')));
    },
  };
}
