import { or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { comparison } from '../../db/schema/document.ts';

/** Removes the comparisons with any of these documents, which are gone for their owner. */
export async function forgetComparisons(tx: Transaction, documentIds: readonly string[]): Promise<void> {
  const among = sql`any(${sql.param(documentIds)}::text[])`;
  await tx
    .delete(comparison)
    .where(or(sql`${comparison.leftId} = ${among}`, sql`${comparison.rightId} = ${among}`));
}
