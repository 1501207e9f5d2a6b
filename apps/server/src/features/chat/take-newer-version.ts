import type { Conversation } from '@mingfa/contract/chat';
import { eq } from 'drizzle-orm';
import { conversation } from '../../db/schema/chat.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { ChatContext } from './chat-context.ts';
import { describeConversation } from './describe-conversation.ts';
import { ownConversation } from './own-rows.ts';

/**
 * Goes on with the version of its clone that is published now; a test stays with the draft.
 * @throws AppError `not_found`, `clone_withdrawn`
 */
export async function takeNewerVersion(
  context: ChatContext & RequestContext,
  input: { conversationId: string },
): Promise<Conversation> {
  const held = await ownConversation(context, input.conversationId);
  const change = await context.clones.renew(held);
  await context.db.update(conversation).set(change).where(eq(conversation.id, held.id));
  return describeConversation(context, { ...held, ...change });
}
