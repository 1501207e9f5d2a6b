import type { RunState } from '@mingfa/contract/chat';
import { ownRun, type RunEvent } from '../../engine/runs/index.ts';
import type { Caller } from '../../ports/app-context.ts';
import type { ChatContext } from './chat-context.ts';

/** The stream of a run from after a cursor. @throws AppError `not_found` */
export async function resumeAnswer(
  context: ChatContext,
  caller: Caller,
  input: { runId: string; cursor: number },
  signal: AbortSignal,
): Promise<AsyncIterable<RunEvent>> {
  await ownRun(context.db, caller.userId, input.runId);
  return context.runs.read(input.runId, input.cursor, signal);
}

/** Stops a run from any tab and keeps its text. @throws AppError `not_found` */
export async function cancelAnswer(
  context: ChatContext,
  caller: Caller,
  input: { runId: string },
): Promise<{ state: RunState }> {
  await ownRun(context.db, caller.userId, input.runId);
  return { state: await context.runs.cancel(input.runId) };
}
