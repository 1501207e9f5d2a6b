import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { reviewRow } from '../../db/schema/review-table.ts';

/** Removes the rows of these documents, which are gone for their owner, with their cells. */
export async function forgetReviewRows(tx: Transaction, documentIds: readonly string[]): Promise<void> {
  await tx.delete(reviewRow).where(sql`${reviewRow.documentId} = any(${sql.param(documentIds)}::text[])`);
}
