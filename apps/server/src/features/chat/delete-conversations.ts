import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { attachment, conversation, message, messageAttachment } from '../../db/schema/chat.ts';
import { type AuditedDeed, recordAudit } from '../../engine/audit/index.ts';
import { listRunning } from '../../engine/runs/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { ChatContext } from './chat-context.ts';
import { type ListedKind, ofKind, ownConversations } from './own-rows.ts';
import { removeChatDocuments } from './remove-chat-documents.ts';

/** Deletes conversations with everything in them, all or none. @throws AppError `not_found` */
export async function deleteConversations(
  context: ChatContext & RequestContext,
  input: { conversationIds: string[] },
): Promise<void> {
  const ids = [...new Set(input.conversationIds)];
  const own = and(ownConversations(context), inArray(conversation.id, ids));
  if ((await context.db.$count(conversation, own)) !== ids.length) throw new AppError('not_found');
  await removeWithFiles(
    context,
    ids,
    ids.map((id) => ({ kind: 'conversation', action: 'deleted', id })),
  );
}

/** Deletes all conversations of the caller, or all AI searches, but those about a document, which go with it, and those that test a clone. */
export async function clearConversations(
  context: ChatContext & RequestContext,
  { of }: { of: ListedKind },
): Promise<void> {
  const rows = await context.db
    .select({ id: conversation.id })
    .from(conversation)
    .where(
      and(
        ownConversations(context),
        ofKind(of),
        isNull(conversation.documentId),
        isNull(conversation.cloneTest),
      ),
    );
  await removeWithFiles(
    context,
    rows.map((row) => row.id),
    [{ kind: 'conversation', action: 'deleted', id: null }],
  );
}

async function removeWithFiles(
  context: ChatContext & RequestContext,
  conversationIds: string[],
  deeds: AuditedDeed[],
): Promise<void> {
  await stopRuns(context, conversationIds);
  const left = await context.db.transaction(async (tx) => {
    await recordAudit(context, tx, ...deeds);
    return remove(tx, conversationIds);
  });
  await removeChatDocuments(context, left);
}

/** What is being written would otherwise go on, unseen and paid for. */
async function stopRuns(context: ChatContext, conversationIds: string[]): Promise<void> {
  const running = await listRunning(context.db, conversationIds);
  await Promise.all([...running.values()].map((runId) => context.runs.cancel(runId)));
}

/** @returns the documents that its files were read as */
async function remove(tx: Transaction, conversationIds: string[]): Promise<string[]> {
  if (conversationIds.length === 0) return [];
  const attached = await listAttached(tx, conversationIds);
  await tx.delete(conversation).where(inArray(conversation.id, conversationIds));
  return removeUnused(tx, attached);
}

/** Removes all that was said in a conversation of the caller, which stays. */
export async function clearMessages(
  context: ChatContext & RequestContext,
  conversationId: string,
): Promise<void> {
  await stopRuns(context, [conversationId]);
  const left = await context.db.transaction(async (tx) => {
    const attached = await listAttached(tx, [conversationId]);
    await tx
      .update(conversation)
      .set({ leafMessageId: null, messageCount: 0, title: '', titleSource: 'none' })
      .where(eq(conversation.id, conversationId));
    await tx.delete(message).where(eq(message.conversationId, conversationId));
    return removeUnused(tx, attached);
  });
  await removeChatDocuments(context, left);
}

function listAttached(tx: Transaction, conversationIds: string[]): Promise<{ id: string }[]> {
  return tx
    .selectDistinct({ id: messageAttachment.attachmentId })
    .from(messageAttachment)
    .innerJoin(message, eq(message.id, messageAttachment.messageId))
    .where(inArray(message.conversationId, conversationIds));
}

/** Removes files that no question holds any more. @returns the documents they were read as */
async function removeUnused(tx: Transaction, attached: readonly { id: string }[]): Promise<string[]> {
  if (attached.length === 0) return [];
  const ids = attached.map((row) => row.id);
  const unused = sql`not exists (select 1 from ${messageAttachment}
    where ${messageAttachment.attachmentId} = ${attachment.id})`;
  const gone = await tx
    .delete(attachment)
    .where(and(inArray(attachment.id, ids), unused))
    .returning({ documentId: attachment.documentId });
  return gone.flatMap(({ documentId }) => documentId ?? []);
}
