import type { ReadDocument } from '@mingfa/contract/document';
import type { FileProgress } from '@mingfa/contract/knowledge';
import { parsingSettings } from '@mingfa/contract/knowledge';
import { requireDocument, requireShownDocument } from '../../engine/access/index.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import {
  beginIngestion,
  changeDocument,
  createDocument,
  describeProgress,
  removeDocuments,
} from '../../engine/ingestion/index.ts';
import type { MakingContext, RequestContext } from '../../ports/app-context.ts';
import { takeFile } from '../upload/index.ts';
import { describeDocument } from './describe-documents.ts';
import type { ReadingContext } from './reading-context.ts';

/**
 * Takes a finished upload as a document to read, and begins to read it.
 * @throws AppError `not_found`, `upload_incomplete`, `storage_exceeded`
 */
export async function createDocumentToRead(
  context: ReadingContext & MakingContext,
  input: { uploadId: string },
): Promise<ReadDocument> {
  const created = await context.makeOnce(async (tx) => {
    const file = await takeFile(context, tx, input.uploadId);
    const row = await createDocument(context, tx, {
      ...file,
      ownerId: context.caller.userId,
      origin: 'reading',
      settings: parsingSettings.parse({}),
      opened: true,
    });
    return describeDocument(tx, row, context.language);
  });
  await beginIngestion(context, created.documentId);
  return created;
}

/** Puts a file of any origin on the reading list, or to its top. @throws AppError `not_found` */
export async function openDocument(
  context: ReadingContext & RequestContext,
  input: { documentId: string },
): Promise<ReadDocument> {
  const { id } = await requireDocument(context, 'change', input.documentId);
  const row = await changeDocument(context.db, id, { openedAt: context.clock.now() });
  return describeDocument(context.db, row, context.language);
}

/** Takes a document off the reading list; one that was uploaded for reading is deleted. @throws AppError `not_found` */
export async function closeDocument(
  context: ReadingContext & RequestContext,
  input: { documentId: string },
): Promise<void> {
  const { id, origin } = await requireDocument(context, 'change', input.documentId);
  if (origin === 'reading') {
    await removeDocuments(context, [id], (tx) =>
      recordAudit(context, tx, { kind: 'document', action: 'deleted', id }),
    );
  } else await changeDocument(context.db, id, { openedAt: null });
}

/** One document; of one that a clone cites and shows, what its owner does with it is left out. @throws AppError `not_found` */
export async function getDocument(
  context: ReadingContext & RequestContext,
  input: { documentId: string },
): Promise<ReadDocument> {
  const { row, isOwn } = await requireShownDocument(context, input.documentId);
  const described = await describeDocument(context.db, row, context.language);
  return isOwn
    ? described
    : { ...described, konId: null, openedAt: null, conversationId: null, recordingId: null };
}

/** How far a document is. @throws AppError `not_found` */
export async function getDocumentProgress(
  context: ReadingContext & RequestContext,
  input: { documentId: string },
): Promise<FileProgress> {
  return describeProgress(await requireDocument(context, 'read', input.documentId), context.language);
}
