import { inArray } from 'drizzle-orm';
import { review } from '../../db/schema/review.ts';
import type { ReviewContext } from './review-context.ts';
import { runReview } from './run-review.ts';

const QUEUE = 'review';

/** Declares the work on reviews; before the jobs start. */
export function registerReviews(context: ReviewContext): void {
  context.jobs.register<{ reviewId: string }>(
    QUEUE,
    { concurrency: 2, timeoutSeconds: 1800, retries: 2 },
    (job) => runReview(context, job.data.reviewId, { signal: job.signal, isLast: job.retried >= 2 }),
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
