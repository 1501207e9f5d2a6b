import { readAnswerParts } from '@mingfa/contract/answer-part';
import type { Message } from '@mingfa/contract/chat';
import type { Language } from '@mingfa/contract/values';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { attachment, message, messageAttachment } from '../../db/schema/chat.ts';
import { document } from '../../db/schema/document.ts';
import { listRuns, type RunRow, replayAnswer } from '../../engine/runs/index.ts';
import { ANSWER } from './answer-subject.ts';
import { describeAttachment } from './describe-attachment.ts';
import type { MessageRow } from './own-rows.ts';

/** Messages as the contract has them: siblings, attachments, run. All of one conversation. */
export async function describeMessages(
  db: DatabaseOrTransaction,
  rows: MessageRow[],
  language: Language,
): Promise<Message[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [runs, siblings, attachments] = await Promise.all([
    listRuns(db, ANSWER, ids),
    siblingsOf(db, rows),
    attachmentsOf(db, ids, language),
  ]);
  return await Promise.all(
    rows.map(async (row): Promise<Message> => {
      const written = runs.get(row.id);
      const soFar = written?.state === 'running' ? await replayAnswer(db, written.id) : null;
      return {
        messageId: row.id,
        conversationId: row.conversationId,
        parentId: row.parentId,
        siblings: siblings.get(row.parentId) ?? [row.id],
        role: row.role,
        parts: soFar ? [...soFar.answer.parts] : readAnswerParts(row.parts),
        attachments: attachments.get(row.id) ?? [],
        run: written ? describeRun(row, written, soFar?.cursor) : null,
        search: row.search,
        vote: row.vote,
        createdAt: row.createdAt.toISOString(),
      };
    }),
  );
}

function describeRun(answer: MessageRow, row: RunRow, cursor: number | undefined): Message['run'] {
  return {
    runId: row.id,
    state: row.state,
    cursor: cursor ?? row.cursor,
    model: row.model,
    asOf: answer.asOf,
    errorCode: row.errorCode,
  };
}

async function siblingsOf(
  db: DatabaseOrTransaction,
  rows: MessageRow[],
): Promise<Map<string | null, string[]>> {
  const conversationId = (rows[0] as MessageRow).conversationId;
  const parents = rows.flatMap((row) => (row.parentId === null ? [] : [row.parentId]));
  const hasRoot = rows.some((row) => row.parentId === null);
  const found = await db
    .select({ id: message.id, parentId: message.parentId })
    .from(message)
    .where(
      or(
        parents.length > 0 ? inArray(message.parentId, parents) : undefined,
        hasRoot ? and(eq(message.conversationId, conversationId), isNull(message.parentId)) : undefined,
      ),
    )
    .orderBy(asc(message.serial));
  const children = new Map<string | null, string[]>();
  for (const row of found) {
    const held = children.get(row.parentId);
    if (held) held.push(row.id);
    else children.set(row.parentId, [row.id]);
  }
  return children;
}

async function attachmentsOf(
  db: DatabaseOrTransaction,
  messageIds: string[],
  language: Language,
): Promise<Map<string, Message['attachments']>> {
  const found = await db
    .select({ messageId: messageAttachment.messageId, attachment: LISTED_COLUMNS, document })
    .from(messageAttachment)
    .innerJoin(attachment, eq(attachment.id, messageAttachment.attachmentId))
    .leftJoin(document, eq(document.id, attachment.documentId))
    .where(inArray(messageAttachment.messageId, messageIds))
    .orderBy(asc(messageAttachment.position));
  const byMessage = new Map<string, Message['attachments']>();
  for (const row of found) {
    const held = byMessage.get(row.messageId) ?? [];
    held.push(describeAttachment(row.attachment, row.document, language));
    byMessage.set(row.messageId, held);
  }
  return byMessage;
}

// The text of an attachment may be 2 MB and is never shown in a list.
const LISTED_COLUMNS = {
  id: attachment.id,
  name: attachment.name,
  bytes: attachment.bytes,
  characters: attachment.characters,
  documentId: attachment.documentId,
  createdAt: attachment.createdAt,
};
