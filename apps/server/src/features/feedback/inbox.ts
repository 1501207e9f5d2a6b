import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/feedback';
import { desc, eq, inArray, type SQL } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import { message } from '../../db/schema/chat.ts';
import { feedback } from '../../db/schema/feedback.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { AppContext, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { describeFeedback, type FeedbackRow } from './describe-feedback.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { type FeedbackFilters, fits } from './find-feedback.ts';

type InboxItem = EndpointOutput<typeof contract.listFeedback>['items'][number];

/** Feedback from everywhere, newest first. */
export async function listFeedback(
  { db }: AppContext,
  { page, pageSize, ...filters }: FeedbackFilters & { page: number; pageSize: number },
): Promise<EndpointOutput<typeof contract.listFeedback>> {
  const fitting = await fits(db, filters);
  const rows = await selectWithPerson(db, fitting, { limit: pageSize, offset: (page - 1) * pageSize });
  return { items: rows.map(describeInbox), total: await db.$count(feedback, fitting), page, pageSize };
}

/** One feedback with what was sent along. @throws AppError `not_found` */
export async function getFeedback(
  { db }: AppContext,
  { feedbackId }: { feedbackId: string },
): Promise<EndpointOutput<typeof contract.getFeedback>> {
  const [row] = await selectWithPerson(db, eq(feedback.id, feedbackId), { limit: 1 });
  if (!row) throw new AppError('not_found');
  return {
    ...describeInbox(row),
    context: row.said.context as EndpointOutput<typeof contract.getFeedback>['context'],
  };
}

/**
 * Changes the state of feedback, or answers the person; what is answered is unread again.
 * @throws AppError `not_found`
 */
export async function updateFeedback(
  context: RequestContext,
  { feedbackId, ...change }: { feedbackId: string } & ({ state: FeedbackRow['state'] } | { answer: string }),
): Promise<void> {
  const isAnswer = 'answer' in change;
  await context.db.transaction(async (tx) => {
    const changed = await tx
      .update(feedback)
      .set(
        isAnswer
          ? { state: 'answered', answer: change.answer, answeredAt: context.clock.now(), readAt: null }
          : { state: change.state },
      )
      .where(eq(feedback.id, feedbackId))
      .returning({ id: feedback.id });
    if (changed.length === 0) throw new AppError('not_found');
    const action = isAnswer ? 'answered' : 'state_changed';
    await recordAudit(context, tx, { kind: 'feedback', action, id: feedbackId });
  });
}

/** The picture that came with feedback. @throws AppError `not_found` */
export async function readScreenshot(context: FeedbackContext, { feedbackId }: { feedbackId: string }) {
  const [row] = await context.db
    .select({ key: feedback.screenshotKey })
    .from(feedback)
    .where(eq(feedback.id, feedbackId));
  const content = row?.key ? await context.files.read(row.key) : null;
  if (!row?.key || !content) throw new AppError('not_found');
  return { fileName: 'screenshot.webp', mediaType: 'image/webp', content, tag: row.key, inline: true };
}

/** Rows newest first with who sent them; the conversation of an answer is looked up, since its message alone is kept. */
export function selectWithPerson(
  db: AppContext['db'],
  fitting: SQL | undefined,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  const newest = [desc(feedback.createdAt), desc(feedback.id)];
  // Names are looked up for the page alone, not for all before it.
  const ofPage = db
    .select({ id: feedback.id })
    .from(feedback)
    .where(fitting)
    .orderBy(...newest)
    .limit(limit)
    .offset(offset);
  return db
    .select({ said: feedback, nickname: user.nickname, conversationId: message.conversationId })
    .from(feedback)
    .leftJoin(user, eq(user.id, feedback.userId))
    .leftJoin(message, eq(message.id, feedback.messageId))
    .where(inArray(feedback.id, ofPage))
    .orderBy(...newest);
}

function describeInbox({ said, nickname }: { said: FeedbackRow; nickname: string | null }): InboxItem {
  return {
    ...describeFeedback(said),
    person: said.userId === null ? null : { userId: said.userId, nickname: nickname ?? '' },
    hasContext: said.context !== null,
  };
}
