import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { document, documentSegment, knowledgeBase } from '../../db/schema/document.ts';
import type { DocumentRow } from '../../engine/ingestion/index.ts';
import { AppError } from '../../ports/app-error.ts';

export type BaseRow = typeof knowledgeBase.$inferSelect;
export type SegmentRow = typeof documentSegment.$inferSelect;

/** The caller's knowledge base. @throws AppError `not_found`, also for somebody else's */
export async function ownBase(db: DatabaseOrTransaction, userId: string, baseId: string): Promise<BaseRow> {
  const [row] = await db
    .select()
    .from(knowledgeBase)
    .where(and(eq(knowledgeBase.id, baseId), eq(knowledgeBase.ownerId, userId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The caller's file, in a knowledge base or not. @throws AppError `not_found`, also for somebody else's */
export async function ownFile(
  db: DatabaseOrTransaction,
  userId: string,
  fileId: string,
): Promise<DocumentRow> {
  const [row] = await db
    .select()
    .from(document)
    .where(and(eq(document.id, fileId), eq(document.ownerId, userId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** A segment of the caller's with its file. @throws AppError `not_found` */
export async function ownSegment(
  db: DatabaseOrTransaction,
  userId: string,
  segmentId: string,
): Promise<{ segment: SegmentRow; file: DocumentRow }> {
  const [row] = await db
    .select({ segment: documentSegment, file: document })
    .from(documentSegment)
    .innerJoin(document, eq(document.id, documentSegment.documentId))
    .where(and(eq(documentSegment.id, segmentId), eq(document.ownerId, userId)));
  if (!row) throw new AppError('not_found');
  return row;
}
