import type { Conversation } from '@mingfa/contract/chat';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { knowledgeBase } from '../../db/schema/document.ts';
import { listRunning } from '../../engine/runs/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { ChatContext } from './chat-context.ts';
import type { ConversationRow } from './own-rows.ts';

/** Who reads, and whom to ask about clones. */
type Describing = Pick<ChatContext & RequestContext, 'db' | 'clones' | 'language'>;

/** Conversations as the contract has them, with the runs being written in them. */
export async function describeConversations(
  context: Describing,
  rows: ConversationRow[],
  db: DatabaseOrTransaction = context.db,
): Promise<Conversation[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const running = await listRunning(db, ids);
  const kept = await keptBases(db, rows);
  const clones = await context.clones.describe(db, rows, context.language);
  return rows.map((row) => ({
    conversationId: row.id,
    title: row.title,
    asOf: row.asOf,
    modelId: row.modelId,
    knowledgeBaseIds: row.knowledgeBaseIds.filter((id) => kept.has(id)),
    documentId: row.documentId,
    clone: clones.get(row.id) ?? null,
    search: row.search,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    messageCount: row.messageCount,
    activeRunId: running.get(row.id) ?? null,
  }));
}

/** Which of the knowledge bases chosen for them are still there. */
async function keptBases(db: DatabaseOrTransaction, rows: ConversationRow[]): Promise<Set<string>> {
  const ids = rows.flatMap((row) => row.knowledgeBaseIds);
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: knowledgeBase.id })
    .from(knowledgeBase)
    .where(and(inArray(knowledgeBase.id, ids), isNotNull(knowledgeBase.ownerId)));
  return new Set(found.map((row) => row.id));
}

export async function describeConversation(
  context: Describing,
  row: ConversationRow,
  db: DatabaseOrTransaction = context.db,
): Promise<Conversation> {
  const [described] = await describeConversations(context, [row], db);
  return described as Conversation;
}
