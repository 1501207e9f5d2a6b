import type { Conversation } from '@mingfa/contract/chat';
import { eq } from 'drizzle-orm';
import { conversation } from '../../db/schema/chat.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { newestLeafBelow } from './branch.ts';
import type { ChatContext } from './chat-context.ts';
import { describeConversation } from './describe-conversation.ts';
import { ownConversation, ownMessage } from './own-rows.ts';

/** Renames a conversation; from now on no generated title replaces it. */
export async function updateTitle(
  context: ChatContext & RequestContext,
  input: { conversationId: string; title: string },
): Promise<Conversation> {
  const held = await ownConversation(context, input.conversationId);
  const change = { title: input.title, titleSource: 'person' as const };
  await context.db.update(conversation).set(change).where(eq(conversation.id, held.id));
  return await describeConversation(context, { ...held, ...change });
}

/** Shows the branch that a message belongs to, down to its newest end. */
export async function selectBranch(
  context: ChatContext & RequestContext,
  input: { messageId: string },
): Promise<void> {
  const { message, conversation: held } = await ownMessage(context, input.messageId);
  const leafMessageId = await newestLeafBelow(context.db, message.id);
  await context.db.update(conversation).set({ leafMessageId }).where(eq(conversation.id, held.id));
}
