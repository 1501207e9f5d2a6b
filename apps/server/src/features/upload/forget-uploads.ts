import { lte } from 'drizzle-orm';
import { upload } from '../../db/schema/document.ts';
import type { UploadContext } from './upload-context.ts';

/** Housekeeping: uploads that have had their time go; their objects then have no holder, and follow. */
export async function forgetUploads(context: UploadContext): Promise<void> {
  await context.db.delete(upload).where(lte(upload.expiresAt, context.clock.now()));
}
