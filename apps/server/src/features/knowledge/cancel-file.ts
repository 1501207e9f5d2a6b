import type { FileProgress } from '@mingfa/contract/knowledge';
import { cancelIngestion } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { getFileProgress } from './get-file-progress.ts';
import type { KnowledgeContext } from './knowledge-context.ts';
import { requireOwnFile } from './require-own-file.ts';

/** Stops reading a file. @throws AppError `not_found` */
export async function cancelFile(
  context: KnowledgeContext & RequestContext,
  input: { fileId: string },
): Promise<FileProgress> {
  await requireOwnFile(context, input.fileId);
  await cancelIngestion(context, input.fileId);
  return getFileProgress(context, input);
}
