import { redactCalmly } from '@mingfa/legal/redaction/redact';
import { and, asc, eq, gte, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { user } from '../../../db/schema/account.ts';
import { conversation, message } from '../../../db/schema/chat.ts';

/** Conversations with a clone, or with any, that their users let its maker read, since some moment; never a test. */
export function isShared(cloneId?: string): SQL | undefined {
  return and(
    cloneId === undefined ? isNotNull(conversation.cloneId) : eq(conversation.cloneId, cloneId),
    isNotNull(conversation.sharedSince),
    isNull(conversation.cloneTest),
    isNotNull(conversation.cloneVersion),
  );
}

/** Questions of it that came since the yes. */
export const isSharedQuestion = (): SQL | undefined =>
  and(eq(message.role, 'user'), gte(message.createdAt, conversation.sharedSince));

/** A person's own words in a conversation that the maker of its clone may read. */
export interface SharedQuestion {
  messageId: string;
  conversationId: string;
  createdAt: Date;
  /** Masked. */
  text: string;
}

/** What may be read of what people asked in some conversations, by conversation, oldest first, masked. */
export async function readSharedQuestions(
  db: DatabaseOrTransaction,
  cloneId: string,
  conversationIds: readonly string[],
): Promise<Map<string, SharedQuestion[]>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await db
    .select({
      messageId: message.id,
      conversationId: message.conversationId,
      createdAt: message.createdAt,
      text: message.text,
      nickname: user.nickname,
      mobile: user.mobile,
    })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .innerJoin(user, eq(user.id, conversation.ownerId))
    .where(and(isShared(cloneId), isSharedQuestion(), inArray(conversation.id, [...conversationIds])))
    .orderBy(asc(message.serial));
  const found = new Map<string, SharedQuestion[]>();
  for (const [conversationId, asked] of Map.groupBy(rows, (row) => row.conversationId)) {
    const [{ nickname, mobile } = { nickname: '', mobile: null }] = asked;
    const texts = await maskTexts(
      asked.map(({ text }) => text),
      { nickname, mobile },
    );
    found.set(
      conversationId,
      asked.map(({ messageId, createdAt }, index) => {
        return { messageId, conversationId, createdAt, text: texts[index] ?? '' };
      }),
    );
  }
  return found;
}

/** Longest that is masked of one text, and of one conversation: what is beyond is not shown. */
const CHARACTERS_MAX = 20_000;
const CHARACTERS_OF_ALL_MAX = 1_000_000;

/**
 * Masks the texts of one conversation: names, numbers and what else points at a person, the same in all of them, and what the
 * person's profile says of them. In doubt it is masked.
 */
export async function maskTexts(
  texts: readonly string[],
  { nickname, mobile }: { nickname: string; mobile: string | null },
): Promise<string[]> {
  const own = [nickname.trim(), mobile ?? ''].filter((words) => [...words].length > 1);
  let left = CHARACTERS_OF_ALL_MAX;
  const read = texts.map((text) => {
    const part = text.slice(0, Math.min(CHARACTERS_MAX, left));
    left -= part.length;
    return part;
  });
  // Others are answered between two messages, which may be long.
  const redacted = await redactCalmly(read, () => new Promise<void>((resolve) => setImmediate(resolve)));
  return redacted.map(({ text }, index) =>
    own.reduce(
      (masked, words) => masked.replaceAll(words, HIDDEN),
      text === '' && texts[index] ? HIDDEN : text,
    ),
  );
}

const HIDDEN = '［…］';
