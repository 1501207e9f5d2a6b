import type { UploadPurpose } from '@mingfa/contract/upload';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { upload } from '../../db/schema/document.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { UploadRow } from './upload-context.ts';

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
  const [row] = await ownUpload(context, tx, uploadId, purpose).for('update');
  const taken = checkArrived(context, row);
  await tx.update(upload).set({ state: 'used' }).where(eq(upload.id, uploadId));
  return taken;
}

/**
 * A finished upload that is read before something is made of it, and taken then.
 * @throws AppError `not_found`, `upload_incomplete`
 */
export async function requireUpload(
  context: RequestContext,
  uploadId: string,
  purpose: UploadPurpose,
): Promise<TakenUpload> {
  const [row] = await ownUpload(context, context.db, uploadId, purpose);
  return checkArrived(context, row);
}

function ownUpload(
  { caller }: RequestContext,
  db: DatabaseOrTransaction,
  uploadId: string,
  purpose: UploadPurpose,
) {
  return db
    .select()
    .from(upload)
    .where(and(eq(upload.id, uploadId), eq(upload.ownerId, caller.userId), eq(upload.purpose, purpose)));
}

function checkArrived({ clock }: RequestContext, row: UploadRow | undefined): TakenUpload {
  if (!row || row.state === 'used' || row.expiresAt <= clock.now()) throw new AppError('not_found');
  const [whole] = row.parts;
  if (row.state !== 'whole' || !whole || row.sha256 === null) throw new AppError('upload_incomplete');
  return { name: row.name, fileKey: whole.key, bytes: row.bytes, sha256: row.sha256 };
}
