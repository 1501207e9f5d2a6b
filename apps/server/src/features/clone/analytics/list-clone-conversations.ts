import type * as contract from '@mingfa/contract/clone-chat';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq, exists } from 'drizzle-orm';
import { conversation, message } from '../../../db/schema/chat.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { CloneContext } from '../clone-context.ts';
import { ownClone } from '../own-rows.ts';
import { isShared, isSharedQuestion, readSharedQuestions } from './shared-words.ts';

/**
 * Conversations with the caller's clone in which something may be read, changed last first. Without a yes of its user no
 * conversation is here, and withdrawing takes it away at once.
 * @throws AppError `not_found`
 */
export async function listCloneConversations(
  context: CloneContext & RequestContext,
  { appId, page, pageSize }: EndpointInput<typeof contract.listCloneConversations>,
): Promise<EndpointOutput<typeof contract.listCloneConversations>> {
  const { db } = context;
  await ownClone(context, appId);
  const asked = db
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.conversationId, conversation.id), isSharedQuestion()));
  const readable = and(isShared(appId), exists(asked));
  const total = await db.$count(conversation, readable);
  const rows = await db
    .select()
    .from(conversation)
    .where(readable)
    .orderBy(desc(conversation.updatedAt), desc(conversation.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const shared = await readSharedQuestions(
    db,
    appId,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.flatMap(({ id, cloneVersion }) => {
      const questions = shared.get(id) ?? [];
      const [first, last] = [questions[0], questions.at(-1)];
      // A yes may have been withdrawn since the list was read.
      if (!first || !last || cloneVersion === null) return [];
      return {
        conversationId: id,
        version: cloneVersion,
        question: first.text,
        questions: questions.length,
        startedAt: first.createdAt.toISOString(),
        lastAt: last.createdAt.toISOString(),
      };
    }),
    total,
    page,
    pageSize,
  };
}
