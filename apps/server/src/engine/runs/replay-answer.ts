import { readAnswerChunk } from '@mingfa/contract/answer-chunk';
import { type Answer, EMPTY_ANSWER, reduceAnswer } from '@mingfa/contract/reduce-answer';
import { asc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { runEvent } from '../../db/schema/run.ts';

/** What is stored of a run so far, and the cursor from which its stream goes on. */
export async function replayAnswer(
  db: DatabaseOrTransaction,
  runId: string,
): Promise<{ answer: Answer; cursor: number }> {
  const events = await db
    .select({ seq: runEvent.seq, data: runEvent.data })
    .from(runEvent)
    .where(eq(runEvent.runId, runId))
    .orderBy(asc(runEvent.seq));
  const chunks = events.flatMap(({ data }) => readAnswerChunk(JSON.parse(data)) ?? []);
  return { answer: chunks.reduce(reduceAnswer, EMPTY_ANSWER), cursor: events.at(-1)?.seq ?? 0 };
}
