import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/knowledge';
import type { Language } from '@mingfa/contract/values';
import { and, eq } from 'drizzle-orm';
import { document, knowledgeBase } from '../../db/schema/document.ts';
import { beginIngestion, createDocument, describeFile } from '../../engine/ingestion/index.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { takeUpload } from '../upload/index.ts';
import type { KnowledgeContext } from './knowledge-context.ts';

/**
 * Puts a finished upload into a knowledge base and begins to read it.
 * @throws AppError `not_found`, `upload_incomplete`, `duplicate_file`, `storage_exceeded`
 */
export async function addFile(
  context: KnowledgeContext,
  caller: Caller,
  language: Language,
  baseId: string,
  input: EndpointInput<typeof contract.addKnowledgeFile>['body'],
): Promise<EndpointOutput<typeof contract.addKnowledgeFile>> {
  const row = await context.db.transaction(async (tx) => {
    // Holding the base's row, the same file added twice at once is met by the second.
    const [base] = await tx
      .update(knowledgeBase)
      .set({ updatedAt: context.clock.now() })
      .where(and(eq(knowledgeBase.id, baseId), eq(knowledgeBase.ownerId, caller.userId)))
      .returning();
    if (!base) throw new AppError('not_found');
    const file = await takeUpload(context, tx, caller, input.uploadId);
    if (!input.keepDuplicate) {
      const [same] = await tx
        .select({ id: document.id, name: document.name })
        .from(document)
        .where(and(eq(document.knowledgeBaseId, base.id), eq(document.sha256, file.sha256)))
        .limit(1);
      if (same)
        throw new AppError(
          'duplicate_file',
          { name: same.name },
          { details: [{ path: 'fileId', message: same.id }] },
        );
    }
    return createDocument(context, tx, {
      ...file,
      ownerId: caller.userId,
      origin: 'knowledge',
      knowledgeBaseId: base.id,
      settings: base.settings,
    });
  });
  await beginIngestion(context, row.id);
  return describeFile(row, language);
}
