import type { AnswerPart } from '@mingfa/contract/answer-part';
import type { SearchChoice } from '@mingfa/contract/search-choice';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import { conversation, message, messageAttachment } from '../../db/schema/chat.ts';
import { findRepeatedRun, type RequestIdentity } from '../../engine/runs/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { BUILT_IN_MODEL_ID, type ResolvedModel } from '../../ports/model.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { takeRoom } from '../account/index.ts';
import { ANSWER } from './answer-subject.ts';
import type { ChatContext } from './chat-context.ts';
import type { CloneInstructions } from './clone-desk.ts';
import type { ConversationRow, MessageRow } from './own-rows.ts';
import { readAnswerInput } from './read-answer-input.ts';
import { startChunk } from './start-chunk.ts';

/** How the clone of a conversation answers; null where it is with none. @throws AppError `clone_withdrawn` */
export async function instructionsFor(
  context: ChatContext,
  held: ConversationRow,
): Promise<CloneInstructions | null> {
  return held.cloneName === null ? null : await context.clones.instruct(held);
}

/** Which model is asked for: by this question, or by the clone where neither it nor the conversation chose one. */
interface ModelWish {
  chosen: string | null | undefined;
  instructions: CloneInstructions | null;
}

/**
 * The models for an answer. One that was chosen earlier and is gone gives way; one chosen now must exist. Where none of them
 * says a word, the built-in engine answers.
 */
export async function modelsFor(
  context: ChatContext,
  held: ConversationRow,
  wish: ModelWish,
): Promise<ResolvedModel[]> {
  const models = await configuredFor(context, held, wish);
  return models.some(({ builtIn }) => builtIn)
    ? models
    : [...models, ...(await context.models.resolve(BUILT_IN_MODEL_ID))];
}

async function configuredFor(
  context: ChatContext,
  held: ConversationRow,
  { chosen, instructions }: ModelWish,
): Promise<ResolvedModel[]> {
  if (typeof chosen === 'string') return await context.models.resolve(chosen);
  const earlier = (chosen === undefined ? held.modelId : null) ?? instructions?.modelId ?? null;
  try {
    return await context.models.resolve(earlier);
  } catch (error) {
    if (error instanceof AppError && earlier !== null) return await context.models.resolve(null);
    throw error;
  }
}

export interface AnswerBeginning {
  conversation: ConversationRow;
  /** The conversation is yet to be written: it comes to be with its first question, or not at all. */
  begins: boolean;
  question: { id: string; text: string; parentId: string | null; depth: number };
  models: ResolvedModel[];
  instructions: CloneInstructions | null;
  asOf: string | null | undefined;
  modelId: string | null | undefined;
  /** Absent: those of the conversation. */
  knowledgeBaseIds?: string[] | undefined;
  /** Where the question is looked up; null: as chat does. */
  search: SearchChoice | null;
  identity: RequestIdentity;
  /** The question is yet to be written. */
  isNew: boolean;
  /** Files that come with a new question. */
  attachmentIds: string[];
}

/**
 * Begins the answer to a question as a run.
 * @returns its id; of the earlier run when the same request came twice at once
 * @throws AppError `run_in_progress`, `quota_exceeded`, `limit_reached`
 */
export async function beginAnswer(
  context: ChatContext & RequestContext,
  beginning: AnswerBeginning,
): Promise<string> {
  const { conversation: held, question, identity, instructions } = beginning;
  const chosenAsOf = beginning.asOf === undefined ? held.asOf : beginning.asOf;
  const now = context.clock.now();
  const answer = {
    id: context.ids.make('message'),
    conversationId: held.id,
    parentId: question.id,
    depth: question.depth + 1,
    role: 'assistant' as const,
    asOf: chosenAsOf ?? instructions?.asOf ?? todayInChina(context.clock),
    parts: [],
    cloneVersion: held.cloneVersion,
    askedByApi: instructions !== null && !context.request.fromPage,
    createdAt: now,
  };
  const newRun = {
    id: context.ids.make('run'),
    subjectKind: ANSWER,
    subjectId: answer.id,
    exclusiveKey: held.id,
    userId: context.caller.userId,
    language: context.language,
    requestId: context.request.requestId,
    idempotencyKey: identity.key,
    requestHash: identity.key === null ? null : identity.hash,
  };
  const start = startChunk({
    messageId: answer.id,
    runId: newRun.id,
    conversationId: held.id,
    questionMessageId: question.id,
    model: null,
    asOf: answer.asOf,
    createdAt: now,
  });
  try {
    await context.runs.start(
      newRun,
      start,
      async (tx) => {
        await context.takeQuota(tx, context.caller, 'question');
        if (beginning.begins) {
          await takeRoom(context, tx, 'conversation');
          await tx.insert(conversation).values(held);
        }
        await tx.insert(message).values([...newQuestion(beginning, answer), answer]);
        await linkAttachments(tx, beginning);
        await tx
          .update(conversation)
          .set({
            leafMessageId: answer.id,
            messageCount: sql`(select count(*) from message where conversation_id = ${held.id})`,
            updatedAt: now,
            asOf: chosenAsOf,
            ...(held.search ? { search: beginning.search } : {}),
            ...(beginning.modelId === undefined ? {} : { modelId: beginning.modelId }),
            ...(beginning.knowledgeBaseIds && !instructions
              ? { knowledgeBaseIds: beginning.knowledgeBaseIds }
              : {}),
            ...(held.titleSource === 'none' ? { title: provisionalTitle(question.text) } : {}),
          })
          .where(eq(conversation.id, held.id));
      },
      async (write, signal) => {
        const { attachmentIds, isNew, models } = beginning;
        const asked = {
          userId: context.caller.userId,
          conversation: held,
          question,
          isBare: isNew && question.parentId === null && attachmentIds.length === 0,
          knowledgeBaseIds: instructions ? [] : (beginning.knowledgeBaseIds ?? held.knowledgeBaseIds),
          instructions,
          search: beginning.search,
          answerId: answer.id,
          asOf: answer.asOf,
          language: context.language,
          models,
        };
        const noted = context.firstWords.noting(newRun.id, write);
        await context.answer(await readAnswerInput(context, asked, noted, signal), noted, signal);
      },
    );
    return newRun.id;
  } catch (error) {
    const raced = error instanceof AppError && error.code === 'run_in_progress';
    if (raced || isUniqueViolation(error, 'run_idempotency')) {
      const earlier = await findRepeatedRun(context.db, context.caller.userId, identity);
      if (earlier) return earlier;
    }
    throw error;
  }
}

/** The question beside its answer, unless it stands already. */
function newQuestion(
  { isNew, question, search }: AnswerBeginning,
  { conversationId, asOf, createdAt }: Pick<MessageRow, 'conversationId' | 'asOf' | 'createdAt'>,
) {
  if (!isNew) return [];
  const parts: AnswerPart[] = [{ type: 'text', text: question.text, state: 'done' }];
  return [{ ...question, conversationId, asOf, role: 'user' as const, parts, search, createdAt }];
}

async function linkAttachments(tx: Transaction, { question, attachmentIds }: AnswerBeginning): Promise<void> {
  if (attachmentIds.length === 0) return;
  const links = attachmentIds.map((attachmentId, position) => ({
    messageId: question.id,
    attachmentId,
    position,
  }));
  await tx.insert(messageAttachment).values(links);
}

/** Shown until the answer brings a better one. */
function provisionalTitle(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > 30 ? `${characters.slice(0, 29).join('')}…` : line;
}
