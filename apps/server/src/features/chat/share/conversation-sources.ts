import { allDataOf, dataOf, readAnswerParts, textOf } from '@mingfa/contract/answer-part';
import type { SharedMessage } from '@mingfa/contract/share-content';
import { holdsModelWords } from '@mingfa/contract/words-origin';
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { legalCase } from '../../../db/schema/case.ts';
import { attachment, conversation, message, messageAttachment } from '../../../db/schema/chat.ts';
import { document } from '../../../db/schema/document.ts';
import { breather } from '../../../engine/breathe.ts';
import { listRuns, type RunRow } from '../../../engine/runs/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { SharedThing, ShareSourceKind, SourceSnapshot } from '../../../ports/share-source.ts';
import { ANSWER } from '../answer-subject.ts';
import { depthOf, readBranch } from '../branch.ts';
import type { ChatContext } from '../chat-context.ts';
import { type ConversationRow, type MessageRow, ownConversation } from '../own-rows.ts';
import { type AnswerWithSources, countQuotedPassages } from './quoted-passages.ts';
import { isPrivateSource, type SharedSources, sharedParts } from './shared-parts.ts';

/** As many as can be chosen. */
const MESSAGES_MAX = 2000;

/** Conversations and AI searches as something that can be shared, those with clones among them. */
export function conversationSources(chat: ChatContext): ShareSourceKind[] {
  return (['conversation', 'search'] as const).map((kind) => ({
    kind,
    type: kind,
    async snapshot(context, thing, options) {
      // Under the addresses of clones the context finds conversations with clones alone.
      const held = await ownConversation(context, thing.sourceId);
      if ((held.search !== null) !== (kind === 'search')) throw new AppError('not_found');
      return takeSnapshot({ ...chat, ...context }, held, thing, options.withSources);
    },
    // Its messages may be cleared while the conversation stays.
    isThere: (ownerId, sourceId) =>
      sql<boolean>`exists (select 1 from ${conversation} where ${conversation.id} = ${sourceId}
        and ${conversation.ownerId} = ${ownerId} and ${conversation.leafMessageId} is not null)`,
  }));
}

async function takeSnapshot(
  context: ChatContext & RequestContext,
  held: ConversationRow,
  { messageIds }: SharedThing,
  withText: boolean,
): Promise<SourceSnapshot> {
  const { db, language } = context;
  if (!messageIds && (await depthOf(db, held.leafMessageId)) > MESSAGES_MAX)
    throw new AppError('too_long_to_share');
  const rows = messageIds
    ? await readChosen(context, held.id, messageIds)
    : await readBranch(db, held.leafMessageId);
  if (rows.length === 0) throw new AppError('not_found');
  const ids = rows.map(({ id }) => id);
  const runs = await listRuns(db, ANSWER, ids);
  if ([...runs.values()].some(({ state }) => state === 'running')) throw new AppError('run_in_progress');
  const attached = await readAttached(context, ids);
  const fileWord = language === 'en' ? 'File' : '文件';
  const sources: SharedSources = {
    withText,
    nameOfFile: (index) => `${fileWord} ${index}`,
    ownCases: await readOwnCases(context, rows),
  };
  const builtIn = (await context.models.list()).find((model) => model.builtIn)?.name;
  const names = [...attached.names, ...namesOfFiles(rows), ...(await nameOfDocument(context, held))];
  return {
    title: held.title,
    content: {
      kind: 'messages',
      clone: await context.clones.introduce(held, language),
      messages: rows.map((row) =>
        sharedMessage(
          row,
          { run: runs.get(row.id), attachments: attached.counts.get(row.id) ?? 0, builtIn },
          sources,
        ),
      ),
    },
    privateWords: [...new Set(names)].map((written) => ({ written, replacement: fileWord })),
    quotedPassages: await countQuotedPassages(
      rows.filter(({ role }) => role === 'assistant').map((row) => answerWithSources(row, sources)),
      breather(),
    ),
  };
}

function answerWithSources(row: MessageRow, sources: SharedSources): AnswerWithSources {
  const parts = readAnswerParts(row.parts);
  return {
    text: textOf(parts),
    sources: dataOf(parts, 'evidence')?.sources ?? [],
    isPrivate: (source) => isPrivateSource(source, sources),
  };
}

/** Messages that were chosen, of whichever branch. @throws AppError `not_found` where one is not of the conversation */
async function readChosen(
  { db }: RequestContext,
  conversationId: string,
  messageIds: readonly string[],
): Promise<MessageRow[]> {
  const wanted = [...new Set(messageIds)];
  const rows = await db
    .select()
    .from(message)
    .where(and(eq(message.conversationId, conversationId), inArray(message.id, wanted)))
    .orderBy(asc(message.depth), asc(message.serial));
  if (rows.length < wanted.length) throw new AppError('not_found');
  return rows;
}

function sharedMessage(
  row: MessageRow,
  written: { run: RunRow | undefined; attachments: number; builtIn: string | undefined },
  sources: SharedSources,
): SharedMessage {
  const parts = sharedParts(readAnswerParts(row.parts), sources);
  const { attachments, run, builtIn } = written;
  const createdAt = row.createdAt.toISOString();
  if (row.role === 'user')
    return { role: 'user', parts, attachments, origin: 'person', model: null, asOf: null, createdAt };
  const model = run?.model ?? null;
  const check = dataOf(parts, 'citation-check');
  const isModels = model !== builtIn && holdsModelWords(textOf(parts), { model, check });
  const origin = isModels ? 'model' : 'program';
  return { role: 'assistant', parts, attachments, origin, model, asOf: row.asOf, createdAt };
}

async function readAttached({ db }: RequestContext, messageIds: string[]) {
  const ofMessages = inArray(messageAttachment.messageId, messageIds);
  const counted = await db
    .select({ messageId: messageAttachment.messageId, files: count() })
    .from(messageAttachment)
    .where(ofMessages)
    .groupBy(messageAttachment.messageId);
  const named = await db
    .selectDistinct({ name: attachment.name })
    .from(messageAttachment)
    .innerJoin(attachment, eq(attachment.id, messageAttachment.attachmentId))
    .where(ofMessages);
  return {
    counts: new Map(counted.map(({ messageId, files }) => [messageId, files])),
    names: named.map(({ name }) => name),
  };
}

/** Answers name their sources in their own words. */
function namesOfFiles(rows: readonly MessageRow[]): string[] {
  return rows.flatMap((row) => {
    const parts = readAnswerParts(row.parts);
    const titles = (dataOf(parts, 'evidence')?.sources ?? []).flatMap((source) =>
      source.kind === 'file' ? [source.title] : [],
    );
    const told = allDataOf(parts, 'notice').flatMap(({ kind, values }) =>
      (kind === 'attachment_unread' || kind === 'knowledge_unavailable') && typeof values.name === 'string'
        ? [values.name]
        : [],
    );
    return [...titles, ...told];
  });
}

/** A conversation about a document is called after it. */
async function nameOfDocument({ db }: RequestContext, { documentId }: ConversationRow): Promise<string[]> {
  if (documentId === null) return [];
  const rows = await db.select({ name: document.name }).from(document).where(eq(document.id, documentId));
  return rows.map(({ name }) => name);
}

async function readOwnCases({ db }: RequestContext, rows: readonly MessageRow[]): Promise<Set<string>> {
  const ids = rows.flatMap((row) => {
    const parts = readAnswerParts(row.parts);
    return [
      ...(dataOf(parts, 'evidence')?.sources ?? []).flatMap((source) =>
        source.kind === 'case' ? [source.place.caseId] : [],
      ),
      ...(dataOf(parts, 'citation-check')?.citations ?? []).flatMap(({ caseId }) => caseId ?? []),
      ...(dataOf(parts, 'search-log')?.entries ?? []).flatMap((entry) =>
        entry.sources.flatMap(({ caseId }) => caseId ?? []),
      ),
    ];
  });
  if (ids.length === 0) return new Set();
  const own = await db
    .select({ id: legalCase.id })
    .from(legalCase)
    .where(and(inArray(legalCase.id, [...new Set(ids)]), isNotNull(legalCase.ownerId)));
  return new Set(own.map(({ id }) => id));
}
