import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/knowledge';
import { beginIngestion, describeFile } from '../../engine/ingestion/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { takeFile } from '../upload/index.ts';
import type { KnowledgeContext } from './knowledge-context.ts';
import { putInBase } from './put-in-base.ts';

/**
 * Puts a finished upload into a knowledge base and begins to read it.
 * @throws AppError `not_found`, `upload_incomplete`, `duplicate_file`, `storage_exceeded`
 */
export async function addFile(
  context: KnowledgeContext & MakingContext,
  input: EndpointInput<typeof contract.addKnowledgeFile>,
): Promise<EndpointOutput<typeof contract.addKnowledgeFile>> {
  const { konId, uploadId, keepDuplicate } = input;
  const added = await context.makeOnce(async (tx) => {
    const into = { baseId: konId, keepDuplicate };
    const row = await putInBase(context, tx, into, () => takeFile(context, tx, uploadId));
    return describeFile(row, context.language);
  });
  await beginIngestion(context, added.fileId);
  return added;
}
