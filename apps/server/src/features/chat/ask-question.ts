import { and, eq, inArray } from 'drizzle-orm';
import { attachment, message } from '../../db/schema/chat.ts';
import { findRepeatedRun, identifyRequest, type RunEvent } from '../../engine/runs/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { beginAnswer, instructionsFor, modelsFor } from './begin-answer.ts';
import type { ChatContext } from './chat-context.ts';
import { checkKnowledgeBases } from './choose-knowledge-bases.ts';
import { chooseSearch, type WantedSearch } from './choose-search.ts';
import type { CloneSide, WantedClone } from './clone-desk.ts';
import { draftConversation } from './draft-conversation.ts';
import { type ConversationRow, ownConversation } from './own-rows.ts';

export interface QuestionInput extends Partial<WantedClone> {
  /** Absent: the question begins a conversation, with a clone where one is named. */
  conversationId?: string | undefined;
  question: string;
  attachmentIds: string[];
  /** Absent: those of the conversation. With a clone none but its own are searched. */
  knowledgeBaseIds?: string[] | undefined;
  /** Absent: the end of the shown branch. */
  parentId?: string | null | undefined;
  asOf?: string | null | undefined;
  modelId?: string | null | undefined;
  /** Absent: as the conversation goes. */
  search?: WantedSearch | undefined;
}

/**
 * Asks a question and gives the stream of its answer. The answer is written whether or not anybody reads.
 * @throws AppError `not_found`, `run_in_progress`, `quota_exceeded`, `model_not_configured`, `idempotency_conflict`,
 * `clone_withdrawn`
 */
export async function askQuestion(
  context: ChatContext & RequestContext,
  input: QuestionInput,
): Promise<AsyncIterable<RunEvent>> {
  const identity = identifyRequest(context.request, 'ask', input);
  const repeated = await findRepeatedRun(context.db, context.caller.userId, identity);
  if (repeated) return context.runs.read(repeated, 0, context.signal);

  const { conversationId } = input;
  const earlier = conversationId ? await ownConversation(context, conversationId) : null;
  const search = chooseSearch(earlier, input.search);
  const held =
    earlier ??
    draftConversation(context, {
      ...(await cloneSide(context, input)),
      search: input.search?.of === 'search' ? search : null,
    });
  const instructions = await instructionsFor(context, held);
  const parent = await findParent(context, held, input.parentId);
  await checkAttachments(context, input.attachmentIds);
  const knowledgeBaseIds =
    input.knowledgeBaseIds && (await checkKnowledgeBases(context, input.knowledgeBaseIds));
  const question = {
    id: context.ids.make('message'),
    text: input.question,
    parentId: parent?.id ?? null,
    depth: (parent?.depth ?? 0) + 1,
  };
  const runId = await beginAnswer(context, {
    conversation: held,
    begins: conversationId === undefined,
    question,
    models: await modelsFor(context, held, { chosen: input.modelId, instructions }),
    instructions,
    asOf: input.asOf,
    modelId: input.modelId,
    knowledgeBaseIds,
    search,
    identity,
    isNew: true,
    attachmentIds: input.attachmentIds,
  });
  return context.runs.read(runId, 0, context.signal);
}

const cloneSide = async (
  context: ChatContext & RequestContext,
  { appId, ...wanted }: QuestionInput,
): Promise<Partial<CloneSide>> =>
  appId === undefined ? {} : await context.clones.open(context.caller, { ...wanted, appId });

/** The answer that the question follows. */
async function findParent(
  context: ChatContext,
  held: ConversationRow,
  parentId: string | null | undefined,
): Promise<{ id: string; depth: number } | null> {
  const wanted = parentId === undefined ? held.leafMessageId : parentId;
  if (wanted === null) return null;
  const [parent] = await context.db
    .select({ id: message.id, depth: message.depth, role: message.role })
    .from(message)
    .where(and(eq(message.id, wanted), eq(message.conversationId, held.id)));
  if (!parent) throw new AppError('not_found');
  if (parent.role !== 'assistant') {
    const problem = 'parentId';
    throw new AppError('invalid_input', { problem }, { details: [{ path: problem, message: problem }] });
  }
  return parent;
}

async function checkAttachments(context: ChatContext & RequestContext, ids: string[]): Promise<void> {
  const wanted = new Set(ids);
  if (wanted.size !== ids.length) throw new AppError('invalid_input', { problem: 'attachmentIds' });
  if (wanted.size === 0) return;
  const found = await context.db.$count(
    attachment,
    and(inArray(attachment.id, ids), eq(attachment.ownerId, context.caller.userId)),
  );
  if (found !== wanted.size) throw new AppError('not_found');
}
