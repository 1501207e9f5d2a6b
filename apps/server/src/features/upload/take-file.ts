import type { UploadPurpose } from '@mingfa/contract/upload';
import type { Transaction } from '../../db/client.ts';
import { type TakenUpload, takeUpload } from '../../engine/uploads/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { takeStorage } from '../account/index.ts';

/**
 * Takes a finished upload as a file of the caller, in the transaction that makes a document of it.
 * @throws AppError `not_found`, `upload_incomplete`, `storage_exceeded`
 */
export async function takeFile(
  context: RequestContext,
  tx: Transaction,
  uploadId: string,
  purpose: UploadPurpose = 'document',
): Promise<TakenUpload> {
  const taken = await takeUpload(context, tx, uploadId, purpose);
  // It is counted already; the limit itself may have changed since.
  await takeStorage(context, tx, 0);
  return taken;
}
