import { and, lt, sql } from 'drizzle-orm';
import { attachment, messageAttachment } from '../../db/schema/chat.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** A composer may hold a file for this long before its question is sent. */
const KEPT_MS = 24 * 3_600_000;

/** Removes files that were uploaded and never sent with a question. */
export async function removeUnsentAttachments(context: AppContext): Promise<void> {
  const before = new Date(context.clock.now().getTime() - KEPT_MS);
  const unused = sql`not exists (select 1 from ${messageAttachment}
    where ${messageAttachment.attachmentId} = ${attachment.id})`;
  await context.db.delete(attachment).where(and(lt(attachment.createdAt, before), unused));
}
