import type { WebSnapshot } from '@mingfa/contract/web-search';
import { and, eq } from 'drizzle-orm';
import { conversation, message } from '../../db/schema/chat.ts';
import { webSnapshot } from '../../db/schema/web-search.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

/** A page that an answer of the caller's cites, as it was when it was read. @throws AppError `not_found`, also for somebody else's */
export async function getWebSnapshot(
  context: RequestContext,
  { snapshotId }: { snapshotId: string },
): Promise<WebSnapshot> {
  const [row] = await context.db
    .select({ kept: webSnapshot })
    .from(webSnapshot)
    .innerJoin(message, eq(message.id, webSnapshot.messageId))
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(eq(webSnapshot.id, snapshotId), eq(conversation.ownerId, context.caller.userId)));
  if (!row) throw new AppError('not_found');
  const { id, messageId: _, textBytes: __, readAt, ...shown } = row.kept;
  return { ...shown, snapshotId: id, readAt: readAt.toISOString() };
}
