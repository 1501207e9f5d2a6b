import type { Finding, Review } from '@mingfa/contract/review';
import { and, eq, inArray } from 'drizzle-orm';
import { review, reviewFinding } from '../../db/schema/review.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { describeFinding, describeReview } from './describe-review.ts';
import { ownFinding, ownReview } from './own-rows.ts';
import type { ReviewContext } from './review-context.ts';

/** Accepts or rejects a finding, or changes its wording. @throws AppError `not_found` */
export async function decideFinding(
  context: ReviewContext & RequestContext,
  input: {
    findingId: string;
    decision?: Finding['decision'] | undefined;
    suggestion?: string | undefined;
  },
): Promise<Finding> {
  const held = await ownFinding(context, input.findingId);
  const change = {
    ...(input.decision === undefined ? {} : { decision: input.decision }),
    ...(input.suggestion === undefined ? {} : { suggestion: input.suggestion }),
    ...(input.suggestion === undefined || input.suggestion === held.suggestion ? {} : { isReworded: true }),
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
  context: ReviewContext & RequestContext,
  input: { reviewId: string; decision: 'accepted' | 'rejected' },
): Promise<void> {
  const { review: held } = await ownReview(context, input.reviewId);
  await context.db
    .update(reviewFinding)
    .set({ decision: input.decision })
    .where(and(eq(reviewFinding.reviewId, held.id), eq(reviewFinding.decision, 'open')));
}

/** Stops a review; what it found stays. @throws AppError `not_found` */
export async function cancelReview(
  context: ReviewContext & RequestContext,
  input: { reviewId: string },
): Promise<Review> {
  await ownReview(context, input.reviewId);
  await context.db
    .update(review)
    .set({ state: 'cancelled', cancelRequested: true, finishedAt: context.clock.now() })
    .where(and(eq(review.id, input.reviewId), inArray(review.state, ['waiting', 'working'])));
  context.liveWork.stop(input.reviewId);
  const row = await ownReview(context, input.reviewId);
  return describeReview(context.db, row, context.language);
}

/** Deletes a review; the document stays. @throws AppError `not_found` */
export async function deleteReview(
  context: ReviewContext & RequestContext,
  input: { reviewId: string },
): Promise<void> {
  const { review: held } = await ownReview(context, input.reviewId);
  await context.db.transaction(async (tx) => {
    await tx.delete(review).where(eq(review.id, held.id));
    await recordAudit(context, tx, { kind: 'review', action: 'deleted', id: held.id });
  });
  context.liveWork.stop(held.id);
}
