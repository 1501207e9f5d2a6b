import { type AnswerPart, dataOf, readAnswerParts } from '@mingfa/contract/answer-part';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { conversation, message } from '../../db/schema/chat.ts';
import type { RunSubject } from '../../engine/runs/index.ts';
import type { CloneDesk } from './clone-desk.ts';
import type { FirstWords } from './first-words.ts';
import { readCounted } from './read-counted.ts';
import { startChunk } from './start-chunk.ts';

/** Answers among the subjects of runs; the subject is the answer's message. */
export const ANSWER = 'answer';

const TITLE_MAX = 80;

/** What the end of an answer brings about elsewhere. */
interface AnswerEnds {
  /** Gives back the person's question. */
  refund(tx: Transaction, userId: string): Promise<void>;
  clones: Pick<CloneDesk, 'countAnswer'>;
  firstWords: FirstWords;
}

/** How an answer is kept by its message, and told anew from there. */
export function answerSubject({ refund, clones, firstWords }: AnswerEnds): RunSubject {
  return {
    kind: ANSWER,
    async keep(tx, { run, state, parts, text }) {
      const [kept] = await tx
        .update(message)
        .set({ parts, text })
        .where(eq(message.id, run.subjectId))
        .returning();
      if (!kept) return;
      const counted = await readCounted(tx, kept);
      // Before the conversation is changed: whoever deletes a clone holds it first, and its conversations then.
      if (counted)
        await clones.countAnswer(tx, {
          ...counted,
          byApi: kept.askedByApi,
          state,
          parts,
          text,
          firstWordMs: firstWords.of(run.id),
        });
      await setTitle(tx, kept.conversationId, parts);
      // A question that got no word of an answer through no fault of the person's does not count against the quota.
      if ((state === 'failed' || state === 'interrupted') && text === '') await refund(tx, run.userId);
    },

    async tellAnew(db, run) {
      const [kept] = await db.select().from(message).where(eq(message.id, run.subjectId));
      if (!kept) return null;
      const start = startChunk({
        messageId: kept.id,
        runId: run.id,
        conversationId: kept.conversationId,
        questionMessageId: kept.parentId ?? '',
        model: run.model,
        asOf: kept.asOf,
        createdAt: kept.createdAt,
      });
      return { start, parts: readAnswerParts(kept.parts) };
    },
  };
}

/** Gives the conversation the title that its answer brought, unless the person chose one. */
async function setTitle(
  tx: Transaction,
  conversationId: string,
  parts: readonly AnswerPart[],
): Promise<void> {
  const title = dataOf(parts, 'title')?.title.trim();
  if (!title) return;
  await tx
    .update(conversation)
    .set({ title: [...title].slice(0, TITLE_MAX).join(''), titleSource: 'generated' })
    .where(and(eq(conversation.id, conversationId), ne(conversation.titleSource, 'person')));
}
