import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { document } from '../../db/schema/document.ts';
import { AppError } from '../../ports/app-error.ts';
import type { DocumentRow } from './describe-document.ts';

/**
 * Changes what a person may of a document: its name, and since when it is on the reading list. Whose it is, the caller has asked.
 * @throws AppError `not_found` when it was deleted meanwhile
 */
export async function changeDocument(
  db: DatabaseOrTransaction,
  documentId: string,
  change: Partial<Pick<DocumentRow, 'name' | 'openedAt'>>,
): Promise<DocumentRow> {
  const [row] = await db.update(document).set(change).where(eq(document.id, documentId)).returning();
  if (!row) throw new AppError('not_found');
  return row;
}

/** Gives the files that a guest attached to questions to the account it became. */
export async function moveDocuments(tx: Transaction, guestId: string, userId: string): Promise<void> {
  const attached = and(eq(document.ownerId, guestId), eq(document.origin, 'chat'));
  await tx.update(document).set({ ownerId: userId }).where(attached);
}
