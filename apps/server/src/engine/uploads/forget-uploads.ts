import { lte } from 'drizzle-orm';
import { upload } from '../../db/schema/document.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** Housekeeping: uploads that have had their time go; their objects then have no holder, and follow. */
export async function forgetUploads(context: AppContext): Promise<void> {
  await context.db.delete(upload).where(lte(upload.expiresAt, context.clock.now()));
}
