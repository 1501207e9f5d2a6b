import type { UploadPurpose } from '@mingfa/contract/upload';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { upload } from '../../db/schema/document.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

/** A file that has arrived. The upload holds its object until something else does. */
export interface TakenUpload {
  name: string;
  fileKey: string;
  bytes: number;
  sha256: string;
}

/**
 * Takes a finished upload, once, for what it was sent for, in the transaction that makes something of it.
 * @throws AppError `not_found`, `upload_incomplete`
 */
export async function takeUpload(
  context: RequestContext,
  tx: Transaction,
  uploadId: string,
  purpose: UploadPurpose,
): Promise<TakenUpload> {
  const ownerId = context.caller.userId;
  const [row] = await tx
    .select()
    .from(upload)
    .where(and(eq(upload.id, uploadId), eq(upload.ownerId, ownerId), eq(upload.purpose, purpose)))
    .for('update');
  if (!row || row.state === 'used' || row.expiresAt <= context.clock.now()) throw new AppError('not_found');
  const [whole] = row.parts;
  if (row.state !== 'whole' || !whole || row.sha256 === null) throw new AppError('upload_incomplete');
  await tx.update(upload).set({ state: 'used' }).where(eq(upload.id, uploadId));
  return { name: row.name, fileKey: whole.key, bytes: row.bytes, sha256: row.sha256 };
}
