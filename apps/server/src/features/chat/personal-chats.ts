import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  answerFeedback,
  attachment,
  conversation,
  message,
  messageAttachment,
} from '../../db/schema/chat.ts';
import { webSnapshot } from '../../db/schema/web-search.ts';
import { listRunning, type Runs } from '../../engine/runs/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { writeConversations } from './export/write-conversations.ts';
import { moveGuestChats } from './move-guest-chats.ts';

/** Conversations with their messages, and attachments; the files of these are documents. */
export function personalChats(context: AppContext & { runs: Runs }): PersonalData {
  const { db } = context;
  const conversationsOf = (userId: string) =>
    db.select({ id: conversation.id }).from(conversation).where(eq(conversation.ownerId, userId));
  return {
    name: 'conversations',
    move: moveGuestChats,
    async forget(userId) {
      const ids = (await conversationsOf(userId)).map(({ id }) => id);
      const running = await listRunning(db, ids);
      await Promise.all([...running.values()].map((runId) => context.runs.cancel(runId)));
      await db.transaction(async (tx) => {
        await tx.delete(conversation).where(eq(conversation.ownerId, userId));
        await tx.delete(attachment).where(eq(attachment.ownerId, userId));
      });
      return ids.length;
    },
    async export(userId, language) {
      const messagesOf = db
        .select({ id: message.id })
        .from(message)
        .where(inArray(message.conversationId, conversationsOf(userId)));
      return {
        rows: {
          conversations: await db
            .select()
            .from(conversation)
            .where(eq(conversation.ownerId, userId))
            .orderBy(asc(conversation.createdAt)),
          messages: messagesInPages(db, (last) =>
            and(inArray(message.conversationId, conversationsOf(userId)), gt(message.serial, last)),
          ),
          attachments: await db.select().from(attachment).where(eq(attachment.ownerId, userId)),
          messageAttachments: await db
            .select()
            .from(messageAttachment)
            .where(inArray(messageAttachment.messageId, messagesOf)),
          feedback: await db
            .select()
            .from(answerFeedback)
            .where(inArray(answerFeedback.messageId, messagesOf)),
          webSnapshots: await db.select().from(webSnapshot).where(inArray(webSnapshot.messageId, messagesOf)),
        },
        files: [],
        texts: writeConversations(context, userId, language),
      };
    },
  };
}

/** A message may carry long sources: a few at a time. */
const MESSAGES_AT_A_TIME = 50;

async function* messagesInPages(
  db: Database,
  after: (serial: number) => SQL | undefined,
): AsyncGenerator<typeof message.$inferSelect> {
  for (let last = 0; ; ) {
    const page = await db
      .select()
      .from(message)
      .where(after(last))
      .orderBy(asc(message.serial))
      .limit(MESSAGES_AT_A_TIME);
    yield* page;
    const end = page.at(-1);
    if (!end) return;
    last = end.serial;
  }
}
