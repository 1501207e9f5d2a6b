import { allDataOf, dataOf } from '@mingfa/contract/answer-part';
import { statesOfReferences } from '@mingfa/contract/count-citations';
import { BESIDE_LAW_STATES, type CheckedCitation, type CitationState } from '@mingfa/contract/evidence';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { cloneUnanswered } from '../../../db/schema/clone.ts';
import type { CloneAnswer } from '../../chat/index.ts';
import { countVisit } from './count-visit.ts';
import { FIRST_WORD_ENDS_MS, holdForCounting, Increments, writeCounters } from './counters.ts';
import { groupOf } from './group-of.ts';

/**
 * Counts an answer of a clone in the transaction that ends it, unless its maker asked. A question counts once, however often it
 * is answered; a conversation with the first answer of it that has words; citations, times and outages with every answer.
 */
export async function countAnswer(tx: Transaction, answer: CloneAnswer): Promise<void> {
  if (!(await holdForCounting(tx, answer))) return;
  const increments = new Increments();
  const before = await readBefore(tx, answer);
  if (!before.asked) increments.add('questions');
  if (!before.asked && answer.byApi) increments.add('questions_by_api');
  if (!before.answered && answer.text !== '') increments.add('conversations');
  if (answer.state === 'failed' || answer.state === 'interrupted') increments.add('outages');
  if (answer.firstWordMs !== null) increments.add(firstWordCounter(answer.firstWordMs));
  for (const state of statesOf(allDataOf(answer.parts, 'citation-check').at(-1)?.citations ?? []))
    increments.add(`citation:${state}`);
  await countVisit(tx, answer, increments);
  const insufficient = dataOf(answer.parts, 'insufficient');
  if (insufficient && !before.unanswered) {
    const { reason, about } = insufficient;
    increments.add(`insufficient:${reason}`);
    const { cloneId, messageId, conversationId, askedAt: createdAt } = answer;
    const groupId = groupOf(reason, about);
    await tx
      .insert(cloneUnanswered)
      .values({ messageId, cloneId, conversationId, reason, groupId, createdAt });
  }
  await writeCounters(tx, answer, increments);
}

interface Before {
  /** The question has an earlier answer, whatever became of it. */
  asked: boolean;
  /** The conversation has an earlier answer with words. */
  answered: boolean;
  /** An earlier answer to the question said 资料不足, too. */
  unanswered: boolean;
}

async function readBefore(
  tx: Transaction,
  { messageId, questionId, conversationId }: CloneAnswer,
): Promise<Before> {
  const { rows } = await tx.execute<{ [Name in keyof Before]: boolean }>(sql`
    with earlier as (
      select id, parent_id, text from message
      where conversation_id = ${conversationId} and role = 'assistant'
        and serial < (select serial from message where id = ${messageId})
    )
    select
      exists (select 1 from earlier where parent_id = ${questionId}) as asked,
      exists (select 1 from earlier where text <> '') as answered,
      exists (select 1 from earlier join clone_unanswered on message_id = id
        where parent_id = ${questionId}) as unanswered`);
  return rows[0] ?? { asked: false, answered: false, unanswered: false };
}

/** The states of the places that an answer cites, each place once; a passage of a knowledge base, of a page or of a recording is no law. */
const statesOf = (citations: readonly CheckedCitation[]): CitationState[] => [
  ...statesOfReferences(citations.filter(({ state }) => !BESIDE_LAW_STATES.has(state))).values(),
];

const firstWordCounter = (tookMs: number) =>
  `first_word:${FIRST_WORD_ENDS_MS.find((end) => tookMs <= end) ?? 'over'}` as const;
