import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { comparison, document } from '../../db/schema/document.ts';
import type { DocumentRow } from '../../engine/ingestion/index.ts';
import { AppError } from '../../ports/app-error.ts';

export type ComparisonRow = typeof comparison.$inferSelect;

/** The caller's document, of any origin and state. @throws AppError `not_found`, also for somebody else's */
export async function ownDocument(
  db: DatabaseOrTransaction,
  userId: string,
  documentId: string,
): Promise<DocumentRow> {
  const [row] = await db
    .select()
    .from(document)
    .where(and(eq(document.id, documentId), eq(document.ownerId, userId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller's document, once it has been read. @throws AppError `not_found`, `file_not_ready` */
export async function ownReadDocument(
  db: DatabaseOrTransaction,
  userId: string,
  documentId: string,
): Promise<DocumentRow> {
  const row = await ownDocument(db, userId, documentId);
  if (row.state !== 'ready') throw new AppError('file_not_ready');
  return row;
}

/** The caller's comparison. @throws AppError `not_found` */
export async function ownComparison(
  db: DatabaseOrTransaction,
  userId: string,
  comparisonId: string,
): Promise<ComparisonRow> {
  const [row] = await db
    .select()
    .from(comparison)
    .where(and(eq(comparison.id, comparisonId), eq(comparison.ownerId, userId)));
  if (!row) throw new AppError('not_found');
  return row;
}
