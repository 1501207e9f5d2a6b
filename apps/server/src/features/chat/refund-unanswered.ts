import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { conversation } from '../../db/schema/chat.ts';
import type { EndedRun } from '../../engine/runs/index.ts';

/** A question that got no word of an answer through no fault of the person's does not count against the quota. */
export async function refundUnanswered(
  tx: Transaction,
  ended: EndedRun,
  refund: (tx: Transaction, userId: string) => Promise<void>,
): Promise<void> {
  if ((ended.state !== 'failed' && ended.state !== 'interrupted') || ended.text !== '') return;
  const [held] = await tx
    .select({ userId: conversation.userId })
    .from(conversation)
    .where(eq(conversation.id, ended.conversationId));
  if (held) await refund(tx, held.userId);
}
