import { eq } from 'drizzle-orm';
import { answerFeedback, message } from '../../db/schema/chat.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { keepAnswerFeedback } from '../feedback/index.ts';
import type { ChatContext } from './chat-context.ts';
import { ownAnswer } from './own-rows.ts';
import { readCounted } from './read-counted.ts';

/** Votes an answer up or down; null takes it back. @throws AppError `not_found` */
export async function voteAnswer(
  context: ChatContext & RequestContext,
  input: { messageId: string; vote: 'up' | 'down' | null },
): Promise<void> {
  const { messageId, vote } = input;
  await ownAnswer(context, messageId);
  await context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(message).where(eq(message.id, messageId)).for('no key update');
    if (!before) throw new AppError('not_found');
    if (before.vote === vote) return;
    await tx.update(message).set({ vote }).where(eq(message.id, messageId));
    const counted = await readCounted(tx, before);
    if (counted) await context.clones.countVote(tx, { ...counted, before: before.vote, after: vote });
  });
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
  await context.db.transaction(async (tx) => {
    await tx
      .insert(answerFeedback)
      .values({ messageId: input.messageId, ...values })
      .onConflictDoUpdate({ target: answerFeedback.messageId, set: values });
    await keepAnswerFeedback(context, tx, { ...values, messageId: input.messageId });
  });
}
