import { and, eq } from 'drizzle-orm';
import { conversation, message } from '../../db/schema/chat.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

export type ConversationRow = typeof conversation.$inferSelect;
export type MessageRow = typeof message.$inferSelect;

/** The caller's conversation. @throws AppError `not_found`, also for somebody else's */
export async function ownConversation(
  context: RequestContext,
  conversationId: string,
): Promise<ConversationRow> {
  const [row] = await context.db
    .select()
    .from(conversation)
    .where(and(eq(conversation.id, conversationId), eq(conversation.ownerId, context.caller.userId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The shown branch of the caller's conversation: where it ends and how long it is. @throws AppError `not_found` */
export async function ownBranch(
  context: RequestContext,
  conversationId: string,
): Promise<{ leafMessageId: string | null; depth: number }> {
  const [row] = await context.db
    .select({ leafMessageId: conversation.leafMessageId, depth: message.depth })
    .from(conversation)
    .leftJoin(message, eq(message.id, conversation.leafMessageId))
    .where(and(eq(conversation.id, conversationId), eq(conversation.ownerId, context.caller.userId)));
  if (!row) throw new AppError('not_found');
  return { leafMessageId: row.leafMessageId, depth: row.depth ?? 0 };
}

/** A message of the caller, with its conversation. @throws AppError `not_found` */
export async function ownMessage(
  context: RequestContext,
  messageId: string,
): Promise<{ message: MessageRow; conversation: ConversationRow }> {
  const [row] = await context.db
    .select({ message, conversation })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(eq(message.id, messageId), eq(conversation.ownerId, context.caller.userId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** An answer of the caller. @throws AppError `not_found`, also for a question */
export async function ownAnswer(
  context: RequestContext,
  messageId: string,
): Promise<{ message: MessageRow; conversation: ConversationRow }> {
  const row = await ownMessage(context, messageId);
  if (row.message.role !== 'assistant') throw new AppError('not_found');
  return row;
}
