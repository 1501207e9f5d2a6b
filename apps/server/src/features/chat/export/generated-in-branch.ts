import { dataOf, readAnswerParts } from '@mingfa/contract/answer-part';
import { eq } from 'drizzle-orm';
import { message } from '../../../db/schema/chat.ts';
import { listRuns, type RunRow } from '../../../engine/runs/index.ts';
import type { AppContext, RequestContext } from '../../../ports/app-context.ts';
import type { GeneratedWords, LabelledThing } from '../../../ports/generated-words.ts';
import { WordsCollector } from '../../generated-label/index.ts';
import { ANSWER } from '../answer-subject.ts';
import { depthOf, readBranch } from '../branch.ts';
import { type MessageRow, ownAnswer, ownConversation } from '../own-rows.ts';

/** Messages read at a time: each may carry long sources. */
const PAGE = 20;

/** Whose words the branch that ends at a leaf holds: the questions are the person's, each answer its run's. */
export async function generatedInBranch(
  context: AppContext,
  leafMessageId: string | null,
): Promise<GeneratedWords> {
  const total = await depthOf(context.db, leafMessageId);
  const collector = new WordsCollector();
  for (let from = 1; from <= total; from += PAGE) {
    const rows = await readBranch(context.db, leafMessageId, { from, to: from + PAGE - 1 });
    const runs = await listRuns(
      context.db,
      ANSWER,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      if (row.role === 'user') collector.add('person', row.text);
      else addAnswer(collector, row, runs.get(row.id));
    }
  }
  return collector.words();
}

/** Whose words the memo of an answer holds; what else stands in it the program composes. */
export async function generatedInMemo(
  context: AppContext,
  row: MessageRow,
  written: RunRow | undefined,
): Promise<GeneratedWords> {
  const [asked] = await context.db
    .select({ text: message.text })
    .from(message)
    .where(eq(message.id, row.parentId ?? ''));
  const collector = new WordsCollector();
  collector.add('person', asked?.text ?? '');
  addAnswer(collector, row, written);
  return collector.words();
}

function addAnswer(collector: WordsCollector, row: MessageRow, written: RunRow | undefined): void {
  const check = dataOf(readAnswerParts(row.parts), 'citation-check');
  collector.addWritten(row.text, { model: written?.model ?? null, check, at: row.createdAt });
}

/** Conversations and memos, for the label their files carry. */
export const LABELLED_CHATS: readonly LabelledThing[] = [
  {
    kind: 'conversation',
    async find(context: RequestContext, conversationId) {
      const held = await ownConversation(context, conversationId);
      return generatedInBranch(context, held.leafMessageId);
    },
  },
  {
    kind: 'memo',
    async find(context: RequestContext, messageId) {
      const { message: row } = await ownAnswer(context, messageId);
      const runs = await listRuns(context.db, ANSWER, [row.id]);
      return generatedInMemo(context, row, runs.get(row.id));
    },
  },
];
