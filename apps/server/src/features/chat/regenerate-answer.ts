import { eq } from 'drizzle-orm';
import { message } from '../../db/schema/chat.ts';
import { findRepeatedRun, identifyRequest, type RunEvent } from '../../engine/runs/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { beginAnswer, instructionsFor, modelsFor } from './begin-answer.ts';
import type { ChatContext } from './chat-context.ts';
import { ownAnswer } from './own-rows.ts';

/**
 * Writes another answer beside the given one and shows it.
 * @throws AppError `not_found`, `run_in_progress`, `quota_exceeded`, `model_not_configured`, `clone_withdrawn`
 */
export async function regenerateAnswer(
  context: ChatContext & RequestContext,
  input: { messageId: string; modelId?: string | null | undefined; asOf?: string | null | undefined },
): Promise<AsyncIterable<RunEvent>> {
  const identity = identifyRequest(context.request, 'regenerate', input);
  const repeated = await findRepeatedRun(context.db, context.caller.userId, identity);
  if (repeated) return context.runs.read(repeated, 0, context.signal);

  const { message: answer, conversation } = await ownAnswer(context, input.messageId);
  const [question] = await context.db
    .select()
    .from(message)
    .where(eq(message.id, answer.parentId ?? ''));
  if (!question) throw new AppError('not_found');
  const instructions = await instructionsFor(context, conversation);
  const runId = await beginAnswer(context, {
    conversation,
    begins: false,
    question,
    models: await modelsFor(context, conversation, { chosen: input.modelId, instructions }),
    instructions,
    asOf: input.asOf,
    modelId: input.modelId,
    search: question.search,
    identity,
    isNew: false,
    attachmentIds: [],
  });
  return context.runs.read(runId, 0, context.signal);
}
