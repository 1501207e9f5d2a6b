import type { Finding, Review } from '@mingfa/contract/review';
import type { Language } from '@mingfa/contract/values';
import { and, eq, inArray } from 'drizzle-orm';
import { review, reviewFinding } from '../../db/schema/review.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { describeFinding, describeReview } from './describe-review.ts';
import { ownFinding, ownReview } from './own-rows.ts';
import type { ReviewContext } from './review-context.ts';

/** Accepts or rejects a finding, or changes its wording. @throws AppError `not_found` */
export async function decideFinding(
  context: ReviewContext,
  caller: Caller,
  input: {
    findingId: string;
    decision?: Finding['decision'] | undefined;
    suggestion?: string | undefined;
  },
): Promise<Finding> {
  const held = await ownFinding(context.db, caller.userId, input.findingId);
  const change = {
    ...(input.decision === undefined ? {} : { decision: input.decision }),
    ...(input.suggestion === undefined ? {} : { suggestion: input.suggestion }),
  };
  if (Object.keys(change).length === 0) return describeFinding(held);
  const [row] = await context.db
    .update(reviewFinding)
    .set(change)
    .where(eq(reviewFinding.id, held.id))
    .returning();
  if (!row) throw new AppError('not_found');
  return describeFinding(row);
}

/** Accepts or rejects all findings that are still open. @throws AppError `not_found` */
export async function decideAllFindings(
  context: ReviewContext,
  caller: Caller,
  input: { reviewId: string; decision: 'accepted' | 'rejected' },
): Promise<void> {
  const { review: held } = await ownReview(context.db, caller.userId, input.reviewId);
  await context.db
    .update(reviewFinding)
    .set({ decision: input.decision })
    .where(and(eq(reviewFinding.reviewId, held.id), eq(reviewFinding.decision, 'open')));
}

/** Stops a review; what it found stays. @throws AppError `not_found` */
export async function cancelReview(
  context: ReviewContext,
  caller: Caller,
  language: Language,
  input: { reviewId: string },
): Promise<Review> {
  await ownReview(context.db, caller.userId, input.reviewId);
  await context.db
    .update(review)
    .set({ state: 'cancelled', cancelRequested: true, finishedAt: context.clock.now() })
    .where(and(eq(review.id, input.reviewId), inArray(review.state, ['waiting', 'working'])));
  context.liveWork.stop(input.reviewId);
  const row = await ownReview(context.db, caller.userId, input.reviewId);
  return describeReview(context.db, row, language);
}

/** Deletes a review; the document stays. @throws AppError `not_found` */
export async function deleteReview(
  context: ReviewContext,
  caller: Caller,
  input: { reviewId: string },
): Promise<void> {
  const { review: held } = await ownReview(context.db, caller.userId, input.reviewId);
  await context.db.delete(review).where(eq(review.id, held.id));
  context.liveWork.stop(held.id);
}
