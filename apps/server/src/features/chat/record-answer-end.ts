import { dataOf } from '@mingfa/contract/answer-part';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { conversation } from '../../db/schema/chat.ts';
import type { EndedRun } from '../../engine/runs/index.ts';

const TITLE_MAX = 80;

/** Gives the conversation the title that its answer brought, unless the person chose one. */
export async function recordAnswerEnd(tx: Transaction, ended: EndedRun): Promise<void> {
  const title = dataOf(ended.parts, 'title')?.title.trim();
  if (!title) return;
  await tx
    .update(conversation)
    .set({ title: [...title].slice(0, TITLE_MAX).join(''), titleSource: 'generated' })
    .where(and(eq(conversation.id, ended.conversationId), ne(conversation.titleSource, 'person')));
}
