import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { review } from '../../db/schema/review.ts';

/** Removes the reviews of these documents, which are gone for their owner. */
export async function forgetReviews(tx: Transaction, documentIds: readonly string[]): Promise<void> {
  await tx.delete(review).where(sql`${review.documentId} = any(${sql.param(documentIds)}::text[])`);
}
