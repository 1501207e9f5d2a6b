import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { conversation } from '../../db/schema/chat.ts';

/** Parts conversations from a clone that is being deleted: they can be read, under its name, and no maker reads them. */
export async function partFromClone(tx: Transaction, cloneId: string): Promise<void> {
  await tx
    .update(conversation)
    .set({ cloneId: null, sharedSince: null })
    .where(eq(conversation.cloneId, cloneId));
}

/** Lets the maker of its clone read what comes in a conversation; an earlier yes goes on. */
export async function shareWithMaker(
  db: DatabaseOrTransaction,
  conversationId: string,
  since: Date,
): Promise<void> {
  await db
    .update(conversation)
    .set({ sharedSince: since })
    .where(and(eq(conversation.id, conversationId), isNull(conversation.sharedSince)));
}

/** Hides from the maker of a clone all that somebody said with it, or in one conversation. */
export async function hideFromMaker(
  db: DatabaseOrTransaction,
  userId: string,
  from: { cloneId: string } | { conversationId: string },
): Promise<void> {
  const which =
    'cloneId' in from ? eq(conversation.cloneId, from.cloneId) : eq(conversation.id, from.conversationId);
  await db
    .update(conversation)
    .set({ sharedSince: null })
    .where(and(eq(conversation.ownerId, userId), which));
}
