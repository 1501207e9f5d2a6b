import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/knowledge';
import type { Language } from '@mingfa/contract/values';
import { beginIngestion, describeFile } from '../../engine/ingestion/index.ts';
import type { Caller } from '../../ports/app-context.ts';
import { takeUpload } from '../upload/index.ts';
import type { KnowledgeContext } from './knowledge-context.ts';
import { putInBase } from './put-in-base.ts';

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
  const { uploadId, keepDuplicate } = input;
  const row = await context.db.transaction((tx) =>
    putInBase(context, tx, caller, { baseId, keepDuplicate }, () =>
      takeUpload(context, tx, caller, uploadId),
    ),
  );
  await beginIngestion(context, row.id);
  return describeFile(row, language);
}
