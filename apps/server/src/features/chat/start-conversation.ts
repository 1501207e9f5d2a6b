import type { Conversation } from '@mingfa/contract/chat';
import { conversation } from '../../db/schema/chat.ts';
import type { Caller } from '../../ports/app-context.ts';
import type { ChatContext } from './chat-context.ts';
import { describeConversation } from './describe-conversation.ts';
import type { ConversationRow } from './own-rows.ts';

/** Makes an empty conversation. @throws AppError `model_not_configured` */
export async function startConversation(
  context: ChatContext,
  caller: Caller,
  input: { asOf: string | null; modelId: string | null },
): Promise<Conversation> {
  if (input.modelId !== null) await context.models.resolve(input.modelId);
  const now = context.clock.now();
  const [row] = await context.db
    .insert(conversation)
    .values({
      id: context.ids.make('conversation'),
      userId: caller.userId,
      asOf: input.asOf,
      modelId: input.modelId,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  return await describeConversation(context.db, row as ConversationRow);
}
