import type { Conversation } from '@mingfa/contract/chat';
import { conversation } from '../../db/schema/chat.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { takeRoom } from '../account/index.ts';
import type { ChatContext } from './chat-context.ts';
import { checkKnowledgeBases } from './choose-knowledge-bases.ts';
import { describeConversation } from './describe-conversation.ts';
import { draftConversation } from './draft-conversation.ts';

/** Makes an empty conversation. @throws AppError `limit_reached`, `model_not_configured`, `not_found` for a knowledge base that is not the caller's */
export async function startConversation(
  context: ChatContext & MakingContext,
  input: { asOf: string | null; modelId: string | null; knowledgeBaseIds: string[] },
): Promise<Conversation> {
  const { asOf, modelId } = input;
  if (modelId !== null) await context.models.resolve(modelId);
  const knowledgeBaseIds = await checkKnowledgeBases(context, input.knowledgeBaseIds);
  return context.makeOnce(async (tx) => {
    const row = draftConversation(context, { asOf, modelId, knowledgeBaseIds });
    await takeRoom(context, tx, 'conversation');
    await tx.insert(conversation).values(row);
    return describeConversation(tx, row);
  });
}
