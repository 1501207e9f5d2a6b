import { and, eq } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { may } from '../../engine/access/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { openConversationAbout } from '../chat/index.ts';

/** The conversation about a document; made when there is none. @throws AppError `not_found` */
export async function openDocumentConversation(
  context: RequestContext,
  input: { documentId: string },
): Promise<{ conversationId: string }> {
  return context.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ documentId: document.id, name: document.name })
      .from(document)
      .where(and(eq(document.id, input.documentId), may(context.caller, 'read', document)))
      .for('update');
    if (!held) throw new AppError('not_found');
    return openConversationAbout(context, tx, held);
  });
}
