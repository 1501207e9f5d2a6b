import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { ownFeedback } from '@mingfa/contract/feedback';
import type { countUnreadAnswers as unread } from '@mingfa/contract/feedback-unread';
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { feedback } from '../../db/schema/feedback.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { describeFeedback } from './describe-feedback.ts';

/** The caller's own feedback with its answers, newest first. */
export async function listOwnFeedback(
  { db, caller }: RequestContext,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: z.infer<typeof ownFeedback>[]; total: number; page: number; pageSize: number }> {
  const own = eq(feedback.userId, caller.userId);
  const rows = await db
    .select()
    .from(feedback)
    .where(own)
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = rows.map((row) => ({
    ...describeFeedback(row),
    isUnread: row.answer !== null && row.readAt === null,
  }));
  return { items, total: await db.$count(feedback, own), page, pageSize };
}

/** How many answers the caller has not looked at. */
export async function countUnreadAnswers(context: RequestContext): Promise<EndpointOutput<typeof unread>> {
  return { unread: await context.db.$count(feedback, unreadOf(context)) };
}

/** Says that the caller has looked at all answers. */
export async function markAnswersRead(context: RequestContext): Promise<void> {
  await context.db.update(feedback).set({ readAt: context.clock.now() }).where(unreadOf(context));
}

const unreadOf = ({ caller }: RequestContext) =>
  and(eq(feedback.userId, caller.userId), isNotNull(feedback.answer), isNull(feedback.readAt));
