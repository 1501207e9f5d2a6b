import { eq } from 'drizzle-orm';
import { answerFeedback, message } from '../../db/schema/chat.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { ChatContext } from './chat-context.ts';
import { ownAnswer } from './own-rows.ts';

/** Votes an answer up or down; null takes it back. @throws AppError `not_found` */
export async function voteAnswer(
  context: ChatContext & RequestContext,
  input: { messageId: string; vote: 'up' | 'down' | null },
): Promise<void> {
  await ownAnswer(context, input.messageId);
  await context.db.update(message).set({ vote: input.vote }).where(eq(message.id, input.messageId));
}

/** Says what was wrong with an answer; the newest replaces the one before. @throws AppError `not_found` */
export async function giveFeedback(
  context: ChatContext & RequestContext,
  input: { messageId: string; reasons: string[]; comment: string },
): Promise<void> {
  await ownAnswer(context, input.messageId);
  const values = {
    reasons: [...new Set(input.reasons)],
    comment: input.comment,
    createdAt: context.clock.now(),
  };
  await context.db
    .insert(answerFeedback)
    .values({ messageId: input.messageId, ...values })
    .onConflictDoUpdate({ target: answerFeedback.messageId, set: values });
}
