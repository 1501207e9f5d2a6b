import { and, lt, sql } from 'drizzle-orm';
import { attachment, messageAttachment } from '../../db/schema/chat.ts';
import type { IngestionContext } from '../../engine/ingestion/index.ts';
import { removeChatDocuments } from './remove-chat-documents.ts';

/** A composer may hold a file for this long before its question is sent. */
const KEPT_MS = 24 * 3_600_000;

/** Removes files that were uploaded and never sent with a question, with all that was read of them. */
export async function removeUnsentAttachments(context: IngestionContext): Promise<void> {
  const before = new Date(context.clock.now().getTime() - KEPT_MS);
  const unused = sql`not exists (select 1 from ${messageAttachment}
    where ${messageAttachment.attachmentId} = ${attachment.id})`;
  await context.db.delete(attachment).where(and(lt(attachment.createdAt, before), unused));
  await removeChatDocuments(context);
}
