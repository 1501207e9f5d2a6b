import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import { textOf } from '@mingfa/contract/answer-part';
import type { ErrorCode } from '@mingfa/contract/errors';
import { type Answer, closingChunks, reduceAnswer } from '@mingfa/contract/reduce-answer';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { run, runEvent } from '../../db/schema/run.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';
import { replayAnswer } from './replay-answer.ts';
import type { EndState, RunRow, RunSubject } from './run-subject.ts';
import { storableParts } from './storable-parts.ts';

/** The chunks that end a stream: what is still open is closed, a failure is said, and one final chunk closes all. */
export function endingChunks(
  answer: Answer,
  end: { state: EndState; error: unknown; language: 'zh-CN' | 'en'; requestId: string },
): { chunks: AnswerChunk[]; errorCode: ErrorCode | null } {
  const chunks = closingChunks(answer);
  if (end.state === 'finished') return { chunks: [...chunks, { type: 'finish' }], errorCode: null };
  if (end.state === 'cancelled') {
    return { chunks: [...chunks, { type: 'abort', reason: 'cancelled' }], errorCode: null };
  }
  const { body, code } = toErrorAnswer(end.error, end);
  return {
    chunks: [...chunks, { type: 'data-error', data: body }, { type: 'error', errorText: body.errorMessage }],
    errorCode: code,
  };
}

/**
 * Stores the end of a run, and what its subject keeps of it, all or nothing.
 * @returns false when the run was no longer running (or not this node's), and nothing was changed
 */
export async function storeEnd(
  context: AppContext,
  end: {
    runId: string;
    /** Only while the run is this node's; null takes it from a dead one. */
    nodeId: string | null;
    state: EndState;
    errorCode: string | null;
    answer: Answer;
    /** Final events with their cursors. */
    events: { cursor: number; data: unknown }[];
    subjectOf: (run: RunRow) => RunSubject | undefined;
    tx?: Transaction;
  },
): Promise<boolean> {
  const store = async (tx: Transaction): Promise<boolean> => {
    const [ended] = await tx
      .update(run)
      .set({
        state: end.state,
        errorCode: end.errorCode,
        cursor: end.events.at(-1)?.cursor ?? 0,
        model: end.answer.metadata.model ?? null,
        endedAt: context.clock.now(),
      })
      .where(
        and(
          eq(run.id, end.runId),
          eq(run.state, 'running'),
          end.nodeId === null ? sql`true` : eq(run.nodeId, end.nodeId),
        ),
      )
      .returning();
    if (!ended) return false;
    await tx.insert(runEvent).values(
      end.events.map((event) => ({
        runId: end.runId,
        seq: event.cursor,
        data: JSON.stringify(event.data),
      })),
    );
    const parts = storableParts(end.answer.parts);
    await end.subjectOf(ended)?.keep(tx, { run: ended, state: end.state, parts, text: textOf(parts) });
    return true;
  };
  return end.tx ? await store(end.tx) : await context.db.transaction(store);
}

/** Ends a run whose process is gone: what it had stored is what it wrote. */
export async function interruptRun(
  context: AppContext,
  runId: string,
  state: 'interrupted' | 'cancelled',
  options: { error: unknown; subjectOf: (run: RunRow) => RunSubject | undefined },
): Promise<boolean> {
  return await context.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ language: run.language, requestId: run.requestId })
      .from(run)
      .where(and(eq(run.id, runId), eq(run.state, 'running')))
      .for('update');
    if (!held) return false;
    const { answer, cursor } = await replayAnswer(tx, runId);
    const { chunks, errorCode } = endingChunks(answer, { state, error: options.error, ...held });
    return await storeEnd(context, {
      runId,
      nodeId: null,
      state,
      errorCode,
      answer: chunks.reduce(reduceAnswer, answer),
      events: chunks.map((data, index) => ({ cursor: cursor + 1 + index, data })),
      subjectOf: options.subjectOf,
      tx,
    });
  });
}
