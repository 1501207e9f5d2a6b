import type { Transaction } from '../../db/client.ts';
import { feedback } from '../../db/schema/feedback.ts';
import type { RequestContext } from '../../ports/app-context.ts';

/** Puts what was said below an answer into the inbox; the newest replaces the one before, and is new again. */
export async function keepAnswerFeedback(
  { caller, clock, ids }: RequestContext,
  tx: Transaction,
  said: { messageId: string; reasons: string[]; comment: string },
): Promise<void> {
  const values = { text: said.comment, reasons: said.reasons, state: 'new' as const, createdAt: clock.now() };
  await tx
    .insert(feedback)
    .values({
      id: ids.make('feedback'),
      userId: caller.userId,
      kind: 'answer',
      messageId: said.messageId,
      ...values,
    })
    .onConflictDoUpdate({ target: feedback.messageId, set: values });
}
