import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { conversation } from '../../db/schema/chat.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { takeRoom } from '../account/index.ts';

/**
 * The caller's conversation about a document; made when there is none.
 * @param tx holds the document's row, so that two requests at once find one conversation
 */
export async function openConversationAbout(
  context: RequestContext,
  tx: Transaction,
  about: { documentId: string; name: string },
): Promise<{ conversationId: string }> {
  const { userId } = context.caller;
  const now = context.clock.now();
  const [found] = await tx
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(eq(conversation.documentId, about.documentId), eq(conversation.ownerId, userId)))
    .orderBy(asc(conversation.createdAt), asc(conversation.id))
    .limit(1);
  if (found) return { conversationId: found.id };
  await takeRoom(context, tx, 'conversation');
  const id = context.ids.make('conversation');
  await tx.insert(conversation).values({
    id,
    ownerId: userId,
    title: about.name,
    titleSource: 'person',
    documentId: about.documentId,
    createdAt: now,
    updatedAt: now,
  });
  return { conversationId: id };
}
