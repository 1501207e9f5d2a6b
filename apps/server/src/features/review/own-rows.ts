import { and, eq } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { playbook, review, reviewFinding } from '../../db/schema/review.ts';
import type { DocumentRow } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

export type ReviewRow = typeof review.$inferSelect;
export type FindingRow = typeof reviewFinding.$inferSelect;
export type PlaybookRow = typeof playbook.$inferSelect;

/** The caller's review with its document. @throws AppError `not_found`, also for somebody else's */
export async function ownReview(
  context: RequestContext,
  reviewId: string,
): Promise<{ review: ReviewRow; document: DocumentRow }> {
  const [row] = await context.db
    .select({ review, document })
    .from(review)
    .innerJoin(document, eq(document.id, review.documentId))
    .where(and(eq(review.id, reviewId), eq(review.ownerId, context.caller.userId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** A finding of a review of the caller. @throws AppError `not_found` */
export async function ownFinding(context: RequestContext, findingId: string): Promise<FindingRow> {
  const [row] = await context.db
    .select({ finding: reviewFinding })
    .from(reviewFinding)
    .innerJoin(review, eq(review.id, reviewFinding.reviewId))
    .where(and(eq(reviewFinding.id, findingId), eq(review.ownerId, context.caller.userId)));
  if (!row) throw new AppError('not_found');
  return row.finding;
}

/** A playbook of the caller's own. @throws AppError `not_found` */
export async function ownPlaybook(context: RequestContext, playbookId: string): Promise<PlaybookRow> {
  const [row] = await context.db
    .select()
    .from(playbook)
    .where(and(eq(playbook.id, playbookId), eq(playbook.ownerId, context.caller.userId)));
  if (!row) throw new AppError('not_found');
  return row;
}
