import type { RunState } from '@mingfa/contract/chat';
import { ownRun, type RunEvent } from '../../engine/runs/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { ChatContext } from './chat-context.ts';
import { ownMessage } from './own-rows.ts';

/** The stream of a run from after a cursor. @throws AppError `not_found` */
export async function resumeAnswer(
  context: ChatContext & RequestContext,
  input: { runId: string; cursor: number },
): Promise<AsyncIterable<RunEvent>> {
  await requireRun(context, input.runId);
  return context.runs.read(input.runId, input.cursor, context.signal);
}

/** Stops a run from any tab and keeps its text. @throws AppError `not_found` */
export async function cancelAnswer(
  context: ChatContext & RequestContext,
  input: { runId: string },
): Promise<{ state: RunState }> {
  await requireRun(context, input.runId);
  return { state: await context.runs.cancel(input.runId) };
}

/** Runs of other subjects are followed here, too, but under the addresses of clones. */
async function requireRun(context: ChatContext & RequestContext, runId: string): Promise<void> {
  const { subjectId } = await ownRun(context.db, context.caller.userId, runId);
  if (context.withClonesOnly) await ownMessage(context, subjectId);
}
