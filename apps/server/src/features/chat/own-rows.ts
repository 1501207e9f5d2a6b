import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { conversation, message } from '../../db/schema/chat.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { ChatContext } from './chat-context.ts';

export type ConversationRow = typeof conversation.$inferSelect;
export type MessageRow = typeof message.$inferSelect;

/** Who asks, and for which conversations. */
type Asking = RequestContext & Pick<ChatContext, 'withClonesOnly'>;

/** The conversations of the caller that an address is for. */
export function ownConversations({ caller, withClonesOnly }: Asking): SQL {
  const own = eq(conversation.ownerId, caller.userId);
  return and(own, withClonesOnly ? isNotNull(conversation.cloneName) : undefined) ?? own;
}

/** Conversations of chat, or AI searches. */
export type ListedKind = 'chat' | 'search';

/** Tells them apart. */
export const ofKind = (kind: ListedKind): SQL =>
  kind === 'search' ? isNotNull(conversation.search) : isNull(conversation.search);

/** The caller's conversation. @throws AppError `not_found`, also for somebody else's */
export async function ownConversation(context: Asking, conversationId: string): Promise<ConversationRow> {
  const [row] = await context.db
    .select()
    .from(conversation)
    .where(and(eq(conversation.id, conversationId), ownConversations(context)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The shown branch of the caller's conversation: where it ends and how long it is. @throws AppError `not_found` */
export async function ownBranch(
  context: Asking,
  conversationId: string,
): Promise<{ leafMessageId: string | null; depth: number }> {
  const [row] = await context.db
    .select({ leafMessageId: conversation.leafMessageId, depth: message.depth })
    .from(conversation)
    .leftJoin(message, eq(message.id, conversation.leafMessageId))
    .where(and(eq(conversation.id, conversationId), ownConversations(context)));
  if (!row) throw new AppError('not_found');
  return { leafMessageId: row.leafMessageId, depth: row.depth ?? 0 };
}

/** A message of the caller, with its conversation. @throws AppError `not_found` */
export async function ownMessage(
  context: Asking,
  messageId: string,
): Promise<{ message: MessageRow; conversation: ConversationRow }> {
  const [row] = await context.db
    .select({ message, conversation })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(eq(message.id, messageId), ownConversations(context)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** An answer of the caller. @throws AppError `not_found`, also for a question */
export async function ownAnswer(
  context: Asking,
  messageId: string,
): Promise<{ message: MessageRow; conversation: ConversationRow }> {
  const row = await ownMessage(context, messageId);
  if (row.message.role !== 'assistant') throw new AppError('not_found');
  return row;
}
