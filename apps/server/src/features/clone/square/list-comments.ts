import type * as contract from '@mingfa/contract/clone-square';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { cloneComment, cloneRating } from '../../../db/schema/clone.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { CloneContext } from '../clone-context.ts';
import type { CloneRow } from '../own-rows.ts';
import { requireUsable } from '../usable-clone.ts';
import { type CommentRow, findComment } from './comment-rows.ts';
import { countTopComments, describeComments, topComments, visibleReplies } from './describe-comments.ts';

const NEWEST = [desc(cloneComment.createdAt), desc(cloneComment.id)];
const ORDER: Record<EndpointInput<typeof contract.listComments>['sort'], SQL[]> = {
  new: NEWEST,
  old: [asc(cloneComment.createdAt), asc(cloneComment.id)],
  rated: [sql`${cloneRating.rating} desc nulls last`, ...NEWEST],
};

/** Comments on a clone, each with the answers to it. @throws AppError `not_found` */
export async function listComments(
  context: CloneContext & RequestContext,
  input: EndpointInput<typeof contract.listComments>,
): Promise<EndpointOutput<typeof contract.listComments>> {
  const { page, pageSize, sort } = input;
  const row = await requireUsable(context, input);
  const total = await countTopComments(context, row);
  const of = context.db.select({ comment: cloneComment }).from(cloneComment).$dynamic();
  // Only this order needs what the writers gave the clone; the others follow the index, and read no more than they show.
  const ordered = sort === 'rated' ? of.leftJoin(cloneRating, ratedBy(row)) : of;
  const found = await ordered
    .where(topComments(context.caller, row))
    .orderBy(...ORDER[sort])
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const comments = found.map(({ comment }) => comment);
  return { items: await describeThreads(context, row, comments), total, page, pageSize };
}

const ratedBy = (row: CloneRow) =>
  and(eq(cloneRating.cloneId, row.id), eq(cloneRating.userId, cloneComment.authorId));

/** One comment with the answers to it, by its id or by that of an answer. @throws AppError `not_found` */
export async function getComment(
  context: CloneContext & RequestContext,
  { commentId, linkId }: EndpointInput<typeof contract.getComment>,
): Promise<contract.CommentThread> {
  const { db, caller } = context;
  const named = await findComment(context, commentId);
  const row = await requireUsable(context, { appId: named.cloneId, linkId });
  const [top] = await db
    .select()
    .from(cloneComment)
    .where(and(eq(cloneComment.id, named.parentId ?? named.id), topComments(caller, row)));
  const [thread] = await describeThreads(context, row, top ? [top] : []);
  if (!thread) throw new AppError('not_found');
  return thread;
}

async function describeThreads(
  context: RequestContext,
  row: CloneRow,
  comments: readonly CommentRow[],
): Promise<contract.CommentThread[]> {
  if (comments.length === 0) return [];
  const parentIds = comments.map(({ id }) => id);
  const replies = await context.db
    .select()
    .from(cloneComment)
    .where(visibleReplies(context.caller, row, parentIds))
    .orderBy(asc(cloneComment.createdAt), asc(cloneComment.id));
  const described = await describeComments(context, row, [...comments, ...replies]);
  const answers = described.slice(comments.length);
  return described.slice(0, comments.length).map((comment) => ({
    ...comment,
    replies: answers.filter(({ parentId }) => parentId === comment.commentId),
  }));
}
