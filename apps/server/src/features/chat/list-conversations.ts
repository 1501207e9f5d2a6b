import type { Conversation } from '@mingfa/contract/chat';
import { and, desc, eq, gt, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { conversation, message } from '../../db/schema/chat.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { ChatContext } from './chat-context.ts';
import { describeConversation, describeConversations } from './describe-conversation.ts';
import { excerptAround } from './excerpt-around.ts';
import { type ListedKind, ofKind, ownConversation, ownConversations } from './own-rows.ts';

/** More words than this in one search are not looked at. */
const SEARCH_WORDS_MAX = 8;

/** Conversations of chat, or AI searches, in which something was asked or that somebody named, newest first, but those about a document and those that test a clone; of one clone, where it is named. With `q` those in which every word stands, in the title or in a message. */
export async function listConversations(
  context: ChatContext & RequestContext,
  input: { q: string; page: number; pageSize: number; of: ListedKind; appId?: string | undefined },
): Promise<{
  items: (Conversation & { excerpt: string | null })[];
  total: number;
  page: number;
  pageSize: number;
}> {
  const { page, pageSize } = input;
  const words = [...new Set(input.q.split(/\s+/).filter((word) => word !== ''))].slice(0, SEARCH_WORDS_MAX);
  const condition = and(
    ownConversations(context),
    ofKind(input.of),
    isNull(conversation.documentId),
    isNull(conversation.cloneTest),
    input.appId === undefined ? undefined : eq(conversation.cloneId, input.appId),
    or(gt(conversation.messageCount, 0), eq(conversation.titleSource, 'person')),
    ...words.map(standsIn),
  ) as SQL;
  const total = await context.db.$count(conversation, condition);
  const rows = await context.db
    .select()
    .from(conversation)
    .where(condition)
    .orderBy(desc(conversation.updatedAt), desc(conversation.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const excerpts = await excerptsOf(
    context,
    rows.map((row) => row.id),
    words,
  );
  const described = await describeConversations(context, rows);
  return {
    items: described.map((item) => ({ ...item, excerpt: excerpts.get(item.conversationId) ?? null })),
    total,
    page,
    pageSize,
  };
}

/** One conversation. */
export async function getConversation(
  context: ChatContext & RequestContext,
  input: { conversationId: string },
): Promise<Conversation> {
  return await describeConversation(context, await ownConversation(context, input.conversationId));
}

function standsIn(word: string): SQL {
  const inMessage = sql`exists (select 1 from ${message}
    where ${message.conversationId} = ${conversation.id} and ${contains(message.text, word)})`;
  return or(contains(conversation.title, word), inMessage) as SQL;
}

/** Chinese has no capitals, and comparing without regard to them is ten times as slow. */
function contains(column: typeof message.text | typeof conversation.title, word: string): SQL {
  if (word.toLowerCase() === word.toUpperCase()) return sql`strpos(${column}, ${word}) > 0`;
  return ilike(column, `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/** The words as they stand in the newest message that has one of them. */
async function excerptsOf(
  context: ChatContext,
  conversationIds: string[],
  words: string[],
): Promise<Map<string, string>> {
  if (words.length === 0 || conversationIds.length === 0) return new Map();
  const found = await context.db
    .selectDistinctOn([message.conversationId], { id: message.conversationId, text: message.text })
    .from(message)
    .where(
      and(
        inArray(message.conversationId, conversationIds),
        or(...words.map((word) => contains(message.text, word))),
      ),
    )
    .orderBy(message.conversationId, desc(message.serial));
  return new Map(found.map((row) => [row.id, excerptAround(row.text, words)]));
}
