import type { ErrorCode } from '@mingfa/contract/errors';
import type { Finding, Review } from '@mingfa/contract/review';
import type { Language } from '@mingfa/contract/values';
import { count, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { reviewFinding } from '../../db/schema/review.ts';
import type { DocumentRow } from '../../engine/ingestion/index.ts';
import { AppError } from '../../ports/app-error.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';
import type { FindingRow, ReviewRow } from './own-rows.ts';

export interface ReviewWithDocument {
  review: Omit<ReviewRow, 'rules'>;
  document: Pick<DocumentRow, 'name' | 'format'>;
}

/** Reviews with what they found, counted by one statement. */
export async function describeReviews(
  db: DatabaseOrTransaction,
  rows: readonly ReviewWithDocument[],
  language: Language,
): Promise<Review[]> {
  if (rows.length === 0) return [];
  const having = (column: typeof reviewFinding.level | typeof reviewFinding.decision, value: string) =>
    sql<number>`(count(*) filter (where ${column} = ${value}))::int`;
  const counted = await db
    .select({
      reviewId: reviewFinding.reviewId,
      all: count(),
      high: having(reviewFinding.level, 'high'),
      medium: having(reviewFinding.level, 'medium'),
      low: having(reviewFinding.level, 'low'),
      accepted: having(reviewFinding.decision, 'accepted'),
      rejected: having(reviewFinding.decision, 'rejected'),
    })
    .from(reviewFinding)
    .where(
      inArray(
        reviewFinding.reviewId,
        rows.map(({ review }) => review.id),
      ),
    )
    .groupBy(reviewFinding.reviewId);
  const ofReview = new Map(counted.map(({ reviewId, all: _, ...counts }) => [reviewId, counts]));
  const none = { high: 0, medium: 0, low: 0, accepted: 0, rejected: 0 };
  return rows.map(({ review, document }) => ({
    reviewId: review.id,
    documentId: review.documentId,
    documentName: document.name,
    side: review.side,
    contractKind: review.contractKind,
    detectedKind: review.detectedKind,
    playbookId: review.playbookId,
    playbookName: review.playbookName,
    state: review.state,
    clausesDone: review.clausesDone,
    clausesTotal: review.clausesTotal,
    model: review.model,
    modelErrorMessage: wordsOf(review.modelErrorCode, language),
    errorMessage: wordsOf(review.errorCode, language),
    asOf: review.asOf,
    counts: ofReview.get(review.id) ?? none,
    canExportChanges: document.format === 'docx',
    createdAt: review.createdAt.toISOString(),
  }));
}

export async function describeReview(
  db: DatabaseOrTransaction,
  row: ReviewWithDocument,
  language: Language,
): Promise<Review> {
  const [described] = await describeReviews(db, [row], language);
  if (!described) throw new Error('A review was not described.');
  return described;
}

export function describeFinding(row: FindingRow): Finding {
  return {
    findingId: row.id,
    ruleId: row.ruleId,
    source: row.source,
    type: row.type,
    level: row.level,
    title: row.title,
    reason: row.reason,
    clauseLabel: row.clauseLabel,
    quote: row.quote,
    places: row.places,
    articles: row.articles,
    action: row.action,
    suggestion: row.suggestion,
    decision: row.decision,
  };
}

/** A stored failure in words. */
function wordsOf(code: string | null, language: Language): string | null {
  if (code === null) return null;
  return toErrorAnswer(new AppError(code as ErrorCode), { language, requestId: '' }).body.errorMessage;
}
