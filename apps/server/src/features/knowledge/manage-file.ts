import type { FileProgress, KnowledgeFile } from '@mingfa/contract/knowledge';
import { cleanFileName } from '@mingfa/files/naming/clean-file-name';
import { eq } from 'drizzle-orm';
import { knowledgeBase } from '../../db/schema/document.ts';
import { requireDocument } from '../../engine/access/index.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import {
  cancelIngestion,
  changeDocument,
  describeFile,
  describeProgress,
  removeDocuments,
  retryIngestion,
} from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { KnowledgeContext } from './knowledge-context.ts';

/** How far a file is. @throws AppError `not_found` */
export async function getFileProgress(
  context: KnowledgeContext & RequestContext,
  input: { fileId: string },
): Promise<FileProgress> {
  return describeProgress(await requireDocument(context, 'read', input.fileId), context.language);
}

/** Stops reading a file. @throws AppError `not_found` */
export async function cancelFile(
  context: KnowledgeContext & RequestContext,
  input: { fileId: string },
): Promise<FileProgress> {
  await requireDocument(context, 'change', input.fileId);
  await cancelIngestion(context, input.fileId);
  return getFileProgress(context, input);
}

/** Reads a file again; from the start it follows the settings its base has now. @throws AppError `not_found` */
export async function retryFile(
  context: KnowledgeContext & RequestContext,
  input: { fileId: string; anew: boolean },
): Promise<FileProgress> {
  const { knowledgeBaseId } = await requireDocument(context, 'change', input.fileId);
  const [base] =
    input.anew && knowledgeBaseId
      ? await context.db.select().from(knowledgeBase).where(eq(knowledgeBase.id, knowledgeBaseId))
      : [];
  await retryIngestion(context, input.fileId, {
    anew: input.anew,
    ...(base ? { settings: base.settings } : {}),
  });
  return getFileProgress(context, input);
}

/** Gives a file another name. @throws AppError `not_found` */
export async function renameFile(
  context: KnowledgeContext & RequestContext,
  input: { fileId: string; name: string },
): Promise<KnowledgeFile> {
  const { id } = await requireDocument(context, 'change', input.fileId);
  const row = await changeDocument(context.db, id, { name: cleanFileName(input.name) });
  return describeFile(row, context.language);
}

/** Deletes a file with its segments and index. @throws AppError `not_found`, also for a file that is in no base */
export async function deleteFile(
  context: KnowledgeContext & RequestContext,
  input: { fileId: string },
): Promise<void> {
  const { id, knowledgeBaseId } = await requireDocument(context, 'change', input.fileId);
  if (!knowledgeBaseId) throw new AppError('not_found');
  await removeDocuments(context, [id], async (tx) => {
    await tx
      .update(knowledgeBase)
      .set({ updatedAt: context.clock.now() })
      .where(eq(knowledgeBase.id, knowledgeBaseId));
    await recordAudit(context, tx, { kind: 'document', action: 'deleted', id });
  });
}
