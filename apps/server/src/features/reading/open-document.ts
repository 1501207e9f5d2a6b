import type { ReadDocument } from '@mingfa/contract/document';
import type { FileProgress } from '@mingfa/contract/knowledge';
import { parsingSettings } from '@mingfa/contract/knowledge';
import type { Language } from '@mingfa/contract/values';
import { and, eq } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import {
  beginIngestion,
  createDocument,
  describeProgress,
  removeDocuments,
} from '../../engine/ingestion/index.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { takeUpload } from '../upload/index.ts';
import { describeDocument } from './describe-documents.ts';
import { ownDocument } from './own-rows.ts';
import type { ReadingContext } from './reading-context.ts';

/**
 * Takes a finished upload as a document to read, and begins to read it.
 * @throws AppError `not_found`, `upload_incomplete`, `storage_exceeded`
 */
export async function createDocumentToRead(
  context: ReadingContext,
  caller: Caller,
  language: Language,
  input: { uploadId: string },
): Promise<ReadDocument> {
  const row = await context.db.transaction(async (tx) => {
    const file = await takeUpload(context, tx, caller, input.uploadId);
    return createDocument(context, tx, {
      ...file,
      ownerId: caller.userId,
      origin: 'reading',
      settings: parsingSettings.parse({}),
      opened: true,
    });
  });
  await beginIngestion(context, row.id);
  return describeDocument(context.db, row, language);
}

/** Puts a file of any origin on the reading list, or to its top. @throws AppError `not_found` */
export async function openDocument(
  context: ReadingContext,
  caller: Caller,
  language: Language,
  input: { documentId: string },
): Promise<ReadDocument> {
  const [row] = await context.db
    .update(document)
    .set({ openedAt: context.clock.now() })
    .where(and(eq(document.id, input.documentId), eq(document.ownerId, caller.userId)))
    .returning();
  if (!row) throw new AppError('not_found');
  return describeDocument(context.db, row, language);
}

/** Takes a document off the reading list; one that was uploaded for reading is deleted. @throws AppError `not_found` */
export async function closeDocument(
  context: ReadingContext,
  caller: Caller,
  input: { documentId: string },
): Promise<void> {
  const { id, origin } = await ownDocument(context.db, caller.userId, input.documentId);
  if (origin === 'reading') await removeDocuments(context, [id]);
  else await context.db.update(document).set({ openedAt: null }).where(eq(document.id, id));
}

/** One document. @throws AppError `not_found` */
export async function getDocument(
  context: ReadingContext,
  caller: Caller,
  language: Language,
  input: { documentId: string },
): Promise<ReadDocument> {
  const row = await ownDocument(context.db, caller.userId, input.documentId);
  return describeDocument(context.db, row, language);
}

/** How far a document is. @throws AppError `not_found` */
export async function getDocumentProgress(
  context: ReadingContext,
  caller: Caller,
  language: Language,
  input: { documentId: string },
): Promise<FileProgress> {
  return describeProgress(await ownDocument(context.db, caller.userId, input.documentId), language);
}
