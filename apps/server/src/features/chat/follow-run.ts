import type { RunState } from '@mingfa/contract/chat';
import { ownRun, type RunEvent } from '../../engine/runs/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { ChatContext } from './chat-context.ts';

/** The stream of a run from after a cursor. @throws AppError `not_found` */
export async function resumeAnswer(
  context: ChatContext & RequestContext,
  input: { runId: string; cursor: number },
): Promise<AsyncIterable<RunEvent>> {
  await ownRun(context.db, context.caller.userId, input.runId);
  return context.runs.read(input.runId, input.cursor, context.signal);
}

/** Stops a run from any tab and keeps its text. @throws AppError `not_found` */
export async function cancelAnswer(
  context: ChatContext & RequestContext,
  input: { runId: string },
): Promise<{ state: RunState }> {
  await ownRun(context.db, context.caller.userId, input.runId);
  return { state: await context.runs.cancel(input.runId) };
}
