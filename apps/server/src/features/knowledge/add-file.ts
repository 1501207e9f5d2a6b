import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/knowledge';
import { beginIngestion, describeFile } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { takeFile } from '../upload/index.ts';
import type { KnowledgeContext } from './knowledge-context.ts';
import { putInBase } from './put-in-base.ts';

/**
 * Puts a finished upload into a knowledge base and begins to read it.
 * @throws AppError `not_found`, `upload_incomplete`, `duplicate_file`, `storage_exceeded`
 */
export async function addFile(
  context: KnowledgeContext & RequestContext,
  input: EndpointInput<typeof contract.addKnowledgeFile>,
): Promise<EndpointOutput<typeof contract.addKnowledgeFile>> {
  const { konId, uploadId, keepDuplicate } = input;
  const row = await context.db.transaction((tx) =>
    putInBase(context, tx, { baseId: konId, keepDuplicate }, () => takeFile(context, tx, uploadId)),
  );
  await beginIngestion(context, row.id);
  return describeFile(row, context.language);
}
