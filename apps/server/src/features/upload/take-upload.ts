import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { upload } from '../../db/schema/document.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { takeStorage } from '../account/index.ts';

/** A file that has arrived, for `createDocument`. */
export interface TakenUpload {
  name: string;
  fileKey: string;
  bytes: number;
  sha256: string;
}

/**
 * Takes a finished upload, once, in the transaction that makes a document of it.
 * @throws AppError `not_found`, `upload_incomplete`, `storage_exceeded`
 */
export async function takeUpload(
  context: RequestContext,
  tx: Transaction,
  uploadId: string,
): Promise<TakenUpload> {
  const [row] = await tx
    .select()
    .from(upload)
    .where(and(eq(upload.id, uploadId), eq(upload.ownerId, context.caller.userId)))
    .for('update');
  if (!row || row.state === 'used' || row.expiresAt <= context.clock.now()) throw new AppError('not_found');
  const [whole] = row.parts;
  if (row.state !== 'whole' || !whole || row.sha256 === null) throw new AppError('upload_incomplete');
  // What is being uploaded is counted already; the limit itself may have changed since.
  await takeStorage(context, tx, 0);
  await tx.update(upload).set({ state: 'used' }).where(eq(upload.id, uploadId));
  return { name: row.name, fileKey: whole.key, bytes: row.bytes, sha256: row.sha256 };
}
