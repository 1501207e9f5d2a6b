import type { CloneComment } from '@mingfa/contract/clone-square';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { user } from '../../../db/schema/account.ts';
import { cloneComment, cloneCommentReport, cloneRating } from '../../../db/schema/clone.ts';
import type { Caller, RequestContext } from '../../../ports/app-context.ts';
import type { CloneRow } from '../own-rows.ts';
import type { CommentedClone, CommentRow } from './comment-rows.ts';

/** Whether somebody may hide comments on a clone: its maker and administrators. */
export function mayModerate(caller: Caller, { ownerId }: Pick<CommentedClone, 'ownerId'>): boolean {
  return caller.role === 'admin' || ownerId === caller.userId;
}

const reply = alias(cloneComment, 'reply');

/** Comments that answer none and have a place in the list of the caller: what nobody may read stays only for the answers to it. */
export function topComments(caller: Caller, row: CommentedClone): SQL | undefined {
  return and(eq(cloneComment.cloneId, row.id), isNull(cloneComment.parentId), or(...readable(caller, row)));
}

function readable(caller: Caller, row: Pick<CommentedClone, 'ownerId'>): SQL[] {
  // Asked of the few that are not shown: as `exists`, the answers of all clones would be read for it.
  const answered = sql`(select true from ${cloneComment} as ${sql.identifier('reply')}
    where ${reply.parentId} = ${cloneComment.id} and ${reply.state} = 'shown' limit 1)`;
  const hidden = mayModerate(caller, row)
    ? eq(cloneComment.state, 'hidden')
    : sql`(${cloneComment.state} = 'hidden' and ${cloneComment.authorId} = ${caller.userId})`;
  return [eq(cloneComment.state, 'shown'), hidden, sql`(${cloneComment.state} <> 'shown' and ${answered})`];
}

/** How many these are. Those that everybody reads are counted on the clone's row: there may be ten thousands, and few others. */
export async function countTopComments(
  { db, caller }: RequestContext,
  row: CommentedClone & Pick<CloneRow, 'threads'>,
): Promise<number> {
  const others = and(topComments(caller, row), sql`parent_id is null and state <> 'shown'`);
  return row.threads + (await db.$count(cloneComment, others));
}

/** Answers to comments that the caller sees: not those that were deleted, nor those hidden from them. */
export function visibleReplies(
  caller: Caller,
  row: Pick<CommentedClone, 'ownerId'>,
  parentIds: readonly string[],
): SQL | undefined {
  const hidden = mayModerate(caller, row)
    ? eq(cloneComment.state, 'hidden')
    : and(eq(cloneComment.state, 'hidden'), eq(cloneComment.authorId, caller.userId));
  return and(inArray(cloneComment.parentId, [...parentIds]), or(eq(cloneComment.state, 'shown'), hidden));
}

/** Comments on a clone as the caller may read them, with their writers' names and ratings. */
export async function describeComments(
  context: RequestContext,
  row: CommentedClone,
  comments: readonly CommentRow[],
  db: DatabaseOrTransaction = context.db,
): Promise<CloneComment[]> {
  if (comments.length === 0) return [];
  const { caller } = context;
  const authors = await readAuthors(db, row.id, comments);
  const moderates = mayModerate(caller, row);
  const reports = moderates ? await countReports(db, comments) : new Map<string, number>();
  return comments.map((comment) => {
    const { id, authorId, state } = comment;
    const author = authorId === null ? undefined : authors.get(authorId);
    const isOwn = authorId === caller.userId;
    const isRead = state === 'shown' || (state === 'hidden' && (isOwn || moderates));
    return {
      commentId: id,
      appId: row.id,
      version: comment.version,
      parentId: comment.parentId,
      text: isRead ? comment.text : '',
      author: state === 'deleted' ? '' : (author?.name ?? ''),
      isOwn,
      byMaker: authorId !== null && authorId === row.ownerId,
      rating: isRead ? (author?.rating ?? null) : null,
      state,
      reason: isRead ? comment.reason : '',
      edited: comment.editedAt !== null,
      reports: reports.get(id) ?? 0,
      createdAt: comment.createdAt.toISOString(),
    };
  });
}

/** The same of one. */
export async function describeComment(
  context: RequestContext,
  row: CommentedClone,
  comment: CommentRow,
  db: DatabaseOrTransaction = context.db,
): Promise<CloneComment> {
  const [described] = await describeComments(context, row, [comment], db);
  if (!described) throw new Error('A comment was not described.');
  return described;
}

async function readAuthors(db: DatabaseOrTransaction, cloneId: string, comments: readonly CommentRow[]) {
  const ids = [...new Set(comments.flatMap(({ authorId }) => authorId ?? []))];
  const rows = await db
    .select({ id: user.id, name: user.nickname, rating: cloneRating.rating })
    .from(user)
    .leftJoin(cloneRating, and(eq(cloneRating.userId, user.id), eq(cloneRating.cloneId, cloneId)))
    .where(inArray(user.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

async function countReports(db: DatabaseOrTransaction, comments: readonly CommentRow[]) {
  const rows = await db
    .select({ id: cloneCommentReport.commentId, reports: sql<number>`count(*)::int` })
    .from(cloneCommentReport)
    .where(
      inArray(
        cloneCommentReport.commentId,
        comments.map(({ id }) => id),
      ),
    )
    .groupBy(cloneCommentReport.commentId);
  return new Map(rows.map(({ id, reports }) => [id, reports]));
}
