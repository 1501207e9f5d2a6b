import { and, asc, eq } from 'drizzle-orm';
import { conversation } from '../../db/schema/chat.ts';
import { document } from '../../db/schema/document.ts';
import { may } from '../../engine/access/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { ReadingContext } from './reading-context.ts';

/** The conversation about a document; made when there is none. @throws AppError `not_found` */
export async function openDocumentConversation(
  context: ReadingContext & RequestContext,
  input: { documentId: string },
): Promise<{ conversationId: string }> {
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    // Holding the document's row, two requests at once find one conversation.
    const [held] = await tx
      .select({ id: document.id, name: document.name })
      .from(document)
      .where(and(eq(document.id, input.documentId), may(context.caller, 'read', document)))
      .for('update');
    if (!held) throw new AppError('not_found');
    const [found] = await tx
      .select({ id: conversation.id })
      .from(conversation)
      .where(and(eq(conversation.documentId, held.id), eq(conversation.userId, context.caller.userId)))
      .orderBy(asc(conversation.createdAt), asc(conversation.id))
      .limit(1);
    if (found) return { conversationId: found.id };
    const id = context.ids.make('conversation');
    await tx.insert(conversation).values({
      id,
      userId: context.caller.userId,
      title: held.name,
      titleSource: 'person',
      documentId: held.id,
      createdAt: now,
      updatedAt: now,
    });
    return { conversationId: id };
  });
}
