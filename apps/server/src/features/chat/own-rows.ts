import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { conversation, message } from '../../db/schema/chat.ts';
import { AppError } from '../../ports/app-error.ts';

export type ConversationRow = typeof conversation.$inferSelect;
export type MessageRow = typeof message.$inferSelect;

/** The caller's conversation. @throws AppError `not_found`, also for somebody else's */
export async function ownConversation(
  db: DatabaseOrTransaction,
  userId: string,
  conversationId: string,
): Promise<ConversationRow> {
  const [row] = await db
    .select()
    .from(conversation)
    .where(and(eq(conversation.id, conversationId), eq(conversation.userId, userId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The shown branch of the caller's conversation: where it ends and how long it is. @throws AppError `not_found` */
export async function ownBranch(
  db: DatabaseOrTransaction,
  userId: string,
  conversationId: string,
): Promise<{ leafMessageId: string | null; depth: number }> {
  const [row] = await db
    .select({ leafMessageId: conversation.leafMessageId, depth: message.depth })
    .from(conversation)
    .leftJoin(message, eq(message.id, conversation.leafMessageId))
    .where(and(eq(conversation.id, conversationId), eq(conversation.userId, userId)));
  if (!row) throw new AppError('not_found');
  return { leafMessageId: row.leafMessageId, depth: row.depth ?? 0 };
}

/** A message of the caller, with its conversation. @throws AppError `not_found` */
export async function ownMessage(
  db: DatabaseOrTransaction,
  userId: string,
  messageId: string,
): Promise<{ message: MessageRow; conversation: ConversationRow }> {
  const [row] = await db
    .select({ message, conversation })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(eq(message.id, messageId), eq(conversation.userId, userId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** An answer of the caller. @throws AppError `not_found`, also for a question */
export async function ownAnswer(
  db: DatabaseOrTransaction,
  userId: string,
  messageId: string,
): Promise<{ message: MessageRow; conversation: ConversationRow }> {
  const row = await ownMessage(db, userId, messageId);
  if (row.message.role !== 'assistant') throw new AppError('not_found');
  return row;
}
