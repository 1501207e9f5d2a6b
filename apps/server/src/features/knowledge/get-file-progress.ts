import type { FileProgress } from '@mingfa/contract/knowledge';
import { requireDocument } from '../../engine/access/index.ts';
import { describeProgress } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { KnowledgeContext } from './knowledge-context.ts';

/** How far a file is. @throws AppError `not_found` */
export async function getFileProgress(
  context: KnowledgeContext & RequestContext,
  input: { fileId: string },
): Promise<FileProgress> {
  return describeProgress(await requireDocument(context, 'read', input.fileId), context.language);
}
