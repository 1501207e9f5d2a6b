import type { KnowledgeFile } from '@mingfa/contract/knowledge';
import { cleanFileName } from '@mingfa/files/naming/clean-file-name';
import { changeDocument, describeFile } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { KnowledgeContext } from './knowledge-context.ts';
import { requireOwnFile } from './require-own-file.ts';

/** Gives a file another name. @throws AppError `not_found` */
export async function renameFile(
  context: KnowledgeContext & RequestContext,
  input: { fileId: string; name: string },
): Promise<KnowledgeFile> {
  const { id } = await requireOwnFile(context, input.fileId);
  const row = await changeDocument(context.db, id, { name: cleanFileName(input.name) });
  return describeFile(row, context.language);
}
