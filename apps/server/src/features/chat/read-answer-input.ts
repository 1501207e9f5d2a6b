import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { AnswerData } from '@mingfa/contract/answer-data';
import type { SearchChoice } from '@mingfa/contract/search-choice';
import type { Language } from '@mingfa/contract/values';
import { asc, eq, inArray } from 'drizzle-orm';
import { attachment, messageAttachment } from '../../db/schema/chat.ts';
import { document } from '../../db/schema/document.ts';
import { allowScope } from '../../engine/access/index.ts';
import type { AnswerInput } from '../../engine/answering/index.ts';
import type { AttachedText } from '../../engine/retrieval/index.ts';
import type { ResolvedModel } from '../../ports/model.ts';
import { readTurns } from './branch.ts';
import type { ChatContext } from './chat-context.ts';
import { chooseKnowledgeBases } from './choose-knowledge-bases.ts';
import type { CloneInstructions } from './clone-desk.ts';
import type { ConversationRow } from './own-rows.ts';
import { type AwaitedDocument, waitForDocuments } from './wait-for-documents.ts';

/** Attachments of one conversation that are read for one answer, newest first. */
const ATTACHMENTS_READ = 5;
/** Questions and answers before, told to the answering engine. */
const TURNS_READ = 20;

/** A question whose answer is being written. */
export interface AskedQuestion {
  userId: string;
  conversation: ConversationRow;
  question: { id: string; text: string; parentId: string | null; depth: number };
  /** It was just asked, and without files: nothing can hang on it. */
  isBare: boolean;
  knowledgeBaseIds: readonly string[];
  /** How the clone that is asked answers; null where none is. */
  instructions: CloneInstructions | null;
  /** Where it is looked up; null: as chat does. */
  search: SearchChoice | null;
  /** The message that its answer is. */
  answerId: string;
  asOf: string;
  language: Language;
  models: ResolvedModel[];
}

/** Gathers what the answering engine needs; waits for files that are still being read. */
export async function readAnswerInput(
  context: ChatContext,
  asked: AskedQuestion,
  write: (chunk: AnswerChunk) => void,
  signal: AbortSignal,
): Promise<AnswerInput> {
  const { question, conversation, userId } = asked;
  const earlier = await readTurns(context.db, question.parentId, { from: question.depth - TURNS_READ });
  const attached = asked.isBare
    ? { texts: [], documents: [] }
    : await readAttachments(context, [question.id, ...earlier.toReversed().map((row) => row.id)]);
  const about = conversation.documentId ? await readDocument(context, conversation.documentId) : [];
  const step = (state: AnswerData['step']['state'], values: AnswerData['step']['values']) =>
    write({
      type: 'data-step',
      data: { kind: 'read_attachments', state, values },
      id: 'step-read_attachments',
    });
  const read = await waitForDocuments(context, userId, [...about, ...attached.documents], step, signal);
  const bases = await readBases(context, asked);
  const hasOwn = about.length + attached.documents.length > 0;
  const hasFiles = hasOwn || bases.areAsked;
  return {
    question: question.text,
    askedBy: userId,
    history: earlier.map((row) => ({ role: row.role, text: row.text })).filter((turn) => turn.text !== ''),
    attachments: attached.texts,
    files: hasFiles
      ? {
          allowed: await allowScope(
            context.db,
            { reason: 'own', userId, documentIds: read.ready },
            bases.grant,
          ),
          documentId: conversation.documentId,
          shows: bases.shows,
          areChosen: hasOwn || !asked.instructions,
        }
      : null,
    notices: [...read.notices, ...bases.notices],
    asOf: asked.asOf,
    language: asked.language,
    answersIn: asked.instructions?.language ?? null,
    models: asked.models,
    wantsTitle: conversation.titleSource === 'none',
    guidance: asked.instructions?.guidance ?? null,
    ...(asked.search ? { research: { choice: asked.search, answerId: asked.answerId } } : {}),
  };
}

/** The knowledge bases that are searched: the asker's, or in the place of them the clone's. */
async function readBases(context: ChatContext, { userId, knowledgeBaseIds, instructions }: AskedQuestion) {
  if (!instructions) {
    const { searched, notices } = await chooseKnowledgeBases(context.db, userId, knowledgeBaseIds);
    const grant = { reason: 'own' as const, userId, knowledgeBaseIds: searched };
    return { areAsked: knowledgeBaseIds.length > 0, grant, notices, shows: 'files' as const };
  }
  const { knowledge } = instructions;
  if (!knowledge)
    return {
      areAsked: false,
      grant: { reason: 'own' as const, userId },
      notices: [],
      shows: 'files' as const,
    };
  const { cloneId, version, makerId, baseIds, shows } = knowledge;
  const { searched, notices } = await chooseKnowledgeBases(context.db, makerId, baseIds);
  return {
    areAsked: true,
    grant: { reason: 'clone' as const, cloneId, version, userId, knowledgeBaseIds: searched },
    // They name the bases, which are the maker's to know.
    notices: shows === 'files' ? notices : [],
    shows,
  };
}

/** Files of the question, then those of earlier questions: a second question is often about the same file. */
async function readAttachments(
  context: ChatContext,
  messageIds: string[],
): Promise<{ texts: AttachedText[]; documents: AwaitedDocument[] }> {
  const links = await context.db
    .select()
    .from(messageAttachment)
    .where(inArray(messageAttachment.messageId, messageIds))
    .orderBy(asc(messageAttachment.position));
  const ids = messageIds.flatMap((id) =>
    links.filter((link) => link.messageId === id).map((link) => link.attachmentId),
  );
  const wanted = [...new Set(ids)].slice(0, ATTACHMENTS_READ);
  if (wanted.length === 0) return { texts: [], documents: [] };
  const rows = await context.db.select().from(attachment).where(inArray(attachment.id, wanted));
  const inOrder = wanted.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return {
    texts: inOrder.flatMap(({ id, name, text, documentId }) =>
      documentId === null ? [{ attachmentId: id, name, text }] : [],
    ),
    documents: inOrder.flatMap(({ name, documentId }) => (documentId === null ? [] : [{ documentId, name }])),
  };
}

async function readDocument(context: ChatContext, documentId: string): Promise<AwaitedDocument[]> {
  const [row] = await context.db
    .select({ name: document.name })
    .from(document)
    .where(eq(document.id, documentId));
  return [{ documentId, name: row?.name ?? '' }];
}
