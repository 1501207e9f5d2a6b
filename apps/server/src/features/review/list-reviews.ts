import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/review';
import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { review, reviewFinding } from '../../db/schema/review.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { describeFinding, describeReview, describeReviews } from './describe-review.ts';
import { ownReview } from './own-rows.ts';
import { noteOverlaps } from './resolve-findings.ts';
import type { ReviewContext } from './review-context.ts';

/** Reviews, newest first. */
export async function listReviews(
  context: ReviewContext & RequestContext,
  input: EndpointInput<typeof contract.listReviews>,
): Promise<EndpointOutput<typeof contract.listReviews>> {
  const { page, pageSize, documentId } = input;
  const condition = and(
    eq(review.ownerId, context.caller.userId),
    documentId ? eq(review.documentId, documentId) : undefined,
  );
  const total = await context.db.$count(review, condition);
  const { rules: _, ...columns } = getTableColumns(review);
  const rows = await context.db
    .select({ review: columns, document: { name: document.name, format: document.format } })
    .from(review)
    .innerJoin(document, eq(document.id, review.documentId))
    .where(condition)
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await describeReviews(context.db, rows, context.language), total, page, pageSize };
}

/** A review with its findings in the order of the contract. @throws AppError `not_found` */
export async function getReview(
  context: ReviewContext & RequestContext,
  input: { reviewId: string },
): Promise<EndpointOutput<typeof contract.getReview>> {
  const row = await ownReview(context, input.reviewId);
  const findings = await listFindings(context, input.reviewId);
  return {
    ...(await describeReview(context.db, row, context.language)),
    findings: noteOverlaps(findings, row.review.language).map(describeFinding),
  };
}

/** The findings of a review in the order of the contract. */
export function listFindings(context: Pick<ReviewContext, 'db'>, reviewId: string) {
  return context.db
    .select()
    .from(reviewFinding)
    .where(eq(reviewFinding.reviewId, reviewId))
    .orderBy(asc(reviewFinding.position), asc(reviewFinding.source), asc(reviewFinding.id));
}
