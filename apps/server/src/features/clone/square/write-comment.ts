import type * as contract from '@mingfa/contract/clone-square';
import { COMMENT_LIMITS } from '@mingfa/contract/clone-square';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { and, eq, gte, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/client.ts';
import { quotaUse, user } from '../../../db/schema/account.ts';
import { cloneComment, cloneCommentReport } from '../../../db/schema/clone.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { countUse, lastMidnightInChina, quotaExceeded } from '../../account/index.ts';
import type { CloneContext } from '../clone-context.ts';
import { plainWords } from '../plain-content.ts';
import { requireUsable } from '../usable-clone.ts';
import {
  addToComments,
  changeComment,
  findComment,
  holdComment,
  holdOwnComment,
  ownerOf,
} from './comment-rows.ts';
import { describeComment } from './describe-comments.ts';

/**
 * Comments on the version that is published now, or answers a comment. An answer to an answer stands under the same comment.
 * @throws AppError `not_found`, `quota_exceeded`
 */
export async function createComment(
  context: CloneContext & MakingContext,
  input: EndpointInput<typeof contract.createComment>,
): Promise<contract.CloneComment> {
  const { clock, caller, ids } = context;
  const row = await requireUsable(context, input);
  const parentId = input.parentId === null ? null : await findParent(context, row.id, input.parentId);
  return context.makeOnce(async (tx) => {
    await takeOneComment(context, tx);
    const [made] = await tx
      .insert(cloneComment)
      .values({
        id: ids.make('cloneComment'),
        cloneId: row.id,
        version: row.publishedVersion,
        authorId: caller.userId,
        parentId,
        text: plainWords(input.text, context.language),
        createdAt: clock.now(),
      })
      .returning();
    if (!made) throw new Error('A comment was not stored.');
    await addToComments(tx, made, 1);
    return describeComment(context, row, made, tx);
  });
}

/** The comment under which an answer stands. @throws AppError `not_found` */
async function findParent(context: RequestContext, cloneId: string, commentId: string): Promise<string> {
  const named = await findComment(context, commentId);
  if (named.cloneId !== cloneId || named.state !== 'shown') throw new AppError('not_found');
  return named.parentId ?? named.id;
}

/**
 * Writes an own comment anew, on a clone that the caller may still use; it counts as one of the day's. What is hidden stays hidden.
 * @throws AppError `not_found`, `quota_exceeded`
 */
export async function editComment(
  context: CloneContext & RequestContext,
  { commentId, linkId, ...input }: EndpointInput<typeof contract.editComment>,
): Promise<contract.CloneComment> {
  const text = plainWords(input.text, context.language);
  const changed = await context.db.transaction(async (tx) => {
    const held = await holdOwnComment(context, tx, commentId);
    await requireUsable(context, { appId: held.cloneId, linkId }, tx);
    if (held.text === text) return held;
    await takeOneComment(context, tx);
    await countUse(context, tx, { userId: context.caller.userId, kind: EDITS, limit: 0 });
    return changeComment(tx, held, { text, editedAt: context.clock.now() });
  });
  return describeComment(context, await ownerOf(context, changed), changed);
}

/** Deletes an own comment: its words go, and the answers to it stay. @throws AppError `not_found` */
export async function deleteComment(
  context: CloneContext & RequestContext,
  { commentId }: { commentId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const held = await holdOwnComment(context, tx, commentId);
    await changeComment(tx, held, { text: '', reason: '', state: 'deleted' });
    if (held.state === 'shown') await addToComments(tx, held, -1);
  });
}

/** Tells the maker and the administrators that a comment should not stand; a second time changes nothing. @throws AppError `not_found`, `quota_exceeded` */
export async function reportComment(
  context: CloneContext & RequestContext,
  { commentId, linkId, ...input }: EndpointInput<typeof contract.reportComment>,
): Promise<void> {
  const { clock, caller } = context;
  const reason = plainWords(input.reason, context.language);
  const named = await findComment(context, commentId);
  await requireUsable(context, { appId: named.cloneId, linkId });
  if (named.state !== 'shown' || named.authorId === caller.userId) throw new AppError('not_found');
  await context.db.transaction(async (tx) => {
    const own = eq(cloneCommentReport.userId, caller.userId);
    if ((await tx.$count(cloneCommentReport, and(own, eq(cloneCommentReport.commentId, commentId)))) > 0)
      return;
    const today = and(own, gte(cloneCommentReport.createdAt, lastMidnightInChina(clock)));
    await takeOneOfDay(context, tx, {
      table: cloneCommentReport,
      today,
      limit: COMMENT_LIMITS.reportsPerDay,
    });
    const held = await holdComment(tx, commentId);
    await tx
      .insert(cloneCommentReport)
      .values({ commentId, userId: caller.userId, reason, createdAt: clock.now() })
      .onConflictDoNothing();
    await changeComment(tx, held, { reportState: 'waiting', reportedAt: clock.now() });
  });
}

const EDITS = 'comment_edit';

/** Comments and their edits count alike: nothing is said more often by writing one anew. @throws AppError `quota_exceeded` */
async function takeOneComment(context: RequestContext, tx: Transaction): Promise<void> {
  const { caller, clock } = context;
  const [edits] = await tx
    .select({ used: quotaUse.used })
    .from(quotaUse)
    .where(
      and(
        eq(quotaUse.userId, caller.userId),
        eq(quotaUse.kind, EDITS),
        eq(quotaUse.day, todayInChina(clock)),
      ),
    );
  const today = and(
    eq(cloneComment.authorId, caller.userId),
    gte(cloneComment.createdAt, lastMidnightInChina(clock)),
  );
  const [limit, used] = [COMMENT_LIMITS.perDay, edits?.used ?? 0];
  await takeOneOfDay(context, tx, { table: cloneComment, today, limit, used });
}

/** Makes sure that the caller may do one more of these today; others of the same person wait. @throws AppError `quota_exceeded` */
async function takeOneOfDay(
  { caller, clock }: RequestContext,
  tx: Transaction,
  { table, today, limit, used = 0 }: { table: PgTable; today: SQL | undefined; limit: number; used?: number },
): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, caller.userId)).for('no key update');
  if ((await tx.$count(table, today)) + used >= limit) throw quotaExceeded(clock, limit);
}
