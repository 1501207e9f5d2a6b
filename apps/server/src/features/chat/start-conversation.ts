import type { Conversation } from '@mingfa/contract/chat';
import { conversation } from '../../db/schema/chat.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { takeRoom } from '../account/index.ts';
import type { ChatContext } from './chat-context.ts';
import { checkKnowledgeBases } from './choose-knowledge-bases.ts';
import type { WantedClone } from './clone-desk.ts';
import { describeConversation } from './describe-conversation.ts';
import { draftConversation } from './draft-conversation.ts';

/**
 * Makes an empty conversation, by itself or with a clone.
 * @throws AppError `limit_reached`, `model_not_configured`, `not_found` for a knowledge base or a clone that is not the caller's to use
 */
export async function startConversation(
  context: ChatContext & MakingContext,
  input: { asOf: string | null; modelId: string | null; knowledgeBaseIds?: string[] } & Partial<WantedClone>,
): Promise<Conversation> {
  const { asOf, modelId, appId } = input;
  if (modelId !== null) await context.models.resolve(modelId);
  const knowledgeBaseIds = await checkKnowledgeBases(context, input.knowledgeBaseIds ?? []);
  const side = appId === undefined ? {} : await context.clones.open(context.caller, { ...input, appId });
  return context.makeOnce(async (tx) => {
    const row = draftConversation(context, { asOf, modelId, knowledgeBaseIds, ...side });
    await takeRoom(context, tx, 'conversation');
    await tx.insert(conversation).values(row);
    return describeConversation(context, row, tx);
  });
}
