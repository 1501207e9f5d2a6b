import { asc, eq, inArray } from 'drizzle-orm';
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
    async export(userId) {
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
          messages: await db
            .select()
            .from(message)
            .where(inArray(message.conversationId, conversationsOf(userId)))
            .orderBy(asc(message.serial)),
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
      };
    },
  };
}
