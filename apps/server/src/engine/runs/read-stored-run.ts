import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import { type AnswerPart, dataOf } from '@mingfa/contract/answer-part';
import { chunksOfParts } from '@mingfa/contract/reduce-answer';
import { and, eq, gt } from 'drizzle-orm';
import { run, runEvent } from '../../db/schema/run.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { RunEvent } from './live-run.ts';
import type { RunRow, RunSubject } from './run-subject.ts';
import { waitUnlessAborted } from './wait-unless-aborted.ts';

const BATCH = 1000;

/**
 * Reads a run from the database: one that ended, or one that another process is writing, which is asked again until it
 * ends.
 */
export async function* readStoredRun(
  context: AppContext,
  runId: string,
  cursor: number,
  options: { signal: AbortSignal; pollMs: number; subjectOf: (run: RunRow) => RunSubject | undefined },
): AsyncGenerator<RunEvent> {
  let last = cursor;
  while (!options.signal.aborted) {
    // The state is read first: if it says ended, the events read after it are all there are.
    const [held] = await context.db.select().from(run).where(eq(run.id, runId));
    if (!held) throw new AppError('not_found');
    if (held.pruned) {
      const kept = await options.subjectOf(held)?.tellAnew(context.db, held);
      if (!kept) throw new AppError('not_found');
      yield* rebuild(held, kept, last);
      return;
    }
    if (held.state !== 'running' && last >= held.cursor) return;
    const rows = await context.db
      .select({ seq: runEvent.seq, data: runEvent.data })
      .from(runEvent)
      .where(and(eq(runEvent.runId, runId), gt(runEvent.seq, last)))
      .orderBy(runEvent.seq)
      .limit(BATCH);
    for (const row of rows) {
      yield { cursor: row.seq, data: JSON.parse(row.data) };
      last = row.seq;
    }
    if (held.state === 'running' && rows.length < BATCH) {
      await waitUnlessAborted(options.pollMs, options.signal);
    }
  }
}

/**
 * What was kept as events, for a reader who lacks any of it; one who has a part is told to drop that first. They are
 * numbered on from the run's own last number, so that a reader who loses the connection half-way goes on from there.
 */
function* rebuild(
  held: RunRow,
  kept: { start: AnswerChunk; parts: readonly AnswerPart[] },
  cursor: number,
): Generator<RunEvent> {
  if (cursor === held.cursor) return;
  const chunks: AnswerChunk[] = [
    cursor > 0 ? { type: 'reset-step' } : kept.start,
    ...chunksOfParts(kept.parts),
    finalChunk(held.state, kept.parts),
  ];
  const first = held.cursor + 1;
  for (const [index, data] of chunks.entries()) {
    if (first + index > cursor) yield { cursor: first + index, data };
  }
}

function finalChunk(state: string, parts: readonly AnswerPart[]): AnswerChunk {
  if (state === 'finished') return { type: 'finish' };
  if (state === 'cancelled') return { type: 'abort', reason: 'cancelled' };
  return { type: 'error', errorText: dataOf(parts, 'error')?.errorMessage ?? '' };
}
