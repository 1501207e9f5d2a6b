import type { Conversation } from '@mingfa/contract/chat';
import { conversation } from '../../db/schema/chat.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { ChatContext } from './chat-context.ts';
import { checkKnowledgeBases } from './choose-knowledge-bases.ts';
import { describeConversation } from './describe-conversation.ts';
import type { ConversationRow } from './own-rows.ts';

/** Makes an empty conversation. @throws AppError `model_not_configured`, `not_found` for a knowledge base that is not the caller's */
export async function startConversation(
  context: ChatContext & RequestContext,
  input: { asOf: string | null; modelId: string | null; knowledgeBaseIds: string[] },
): Promise<Conversation> {
  if (input.modelId !== null) await context.models.resolve(input.modelId);
  const knowledgeBaseIds = await checkKnowledgeBases(context, input.knowledgeBaseIds);
  const now = context.clock.now();
  const [row] = await context.db
    .insert(conversation)
    .values({
      id: context.ids.make('conversation'),
      ownerId: context.caller.userId,
      asOf: input.asOf,
      modelId: input.modelId,
      knowledgeBaseIds,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  return await describeConversation(context.db, row as ConversationRow);
}
