import { eq } from 'drizzle-orm';
import { knowledgeBase } from '../../db/schema/document.ts';
import { requireDocument } from '../../engine/access/index.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { removeDocuments } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { KnowledgeContext } from './knowledge-context.ts';

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
