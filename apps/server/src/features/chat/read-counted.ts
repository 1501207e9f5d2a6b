import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { conversation } from '../../db/schema/chat.ts';
import type { CountedAnswer } from './clone-desk.ts';
import type { MessageRow } from './own-rows.ts';

/** An answer as it is counted for the maker of its clone; null of a test, and where there is no clone, or none any more. */
export async function readCounted(
  db: DatabaseOrTransaction,
  answer: MessageRow,
): Promise<CountedAnswer | null> {
  if (answer.cloneVersion === null) return null;
  const [held] = await db.select().from(conversation).where(eq(conversation.id, answer.conversationId));
  if (!held || held.cloneId === null || held.cloneTest !== null) return null;
  return {
    cloneId: held.cloneId,
    cloneVersion: answer.cloneVersion,
    conversationId: held.id,
    messageId: answer.id,
    questionId: answer.parentId,
    userId: held.ownerId,
    askedAt: answer.createdAt,
  };
}
