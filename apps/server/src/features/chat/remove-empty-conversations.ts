import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { conversation } from '../../db/schema/chat.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** A conversation begun without a question may wait for this long for one. */
const KEPT_MS = 24 * 3_600_000;

/** Removes conversations in which nothing was ever asked and that nobody named. */
export async function removeEmptyConversations({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await db
    .delete(conversation)
    .where(
      and(
        eq(conversation.messageCount, 0),
        ne(conversation.titleSource, 'person'),
        isNull(conversation.documentId),
        lt(conversation.updatedAt, before),
      ),
    );
}
