import type { FileProgress } from '@mingfa/contract/knowledge';
import { eq } from 'drizzle-orm';
import { knowledgeBase } from '../../db/schema/document.ts';
import { requireDocument } from '../../engine/access/index.ts';
import { retryIngestion } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { getFileProgress } from './get-file-progress.ts';
import type { KnowledgeContext } from './knowledge-context.ts';

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
