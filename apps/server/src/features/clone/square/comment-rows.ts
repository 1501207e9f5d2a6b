import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { clone, cloneComment } from '../../../db/schema/clone.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { CloneRow } from '../own-rows.ts';

export type CommentRow = typeof cloneComment.$inferSelect;

/** Of a clone what says whose it is. */
export type CommentedClone = Pick<CloneRow, 'id' | 'ownerId'>;

/** A comment that is there, whoever may see it. @throws AppError `not_found` */
export async function findComment({ db }: RequestContext, commentId: string): Promise<CommentRow> {
  const [found] = await db.select().from(cloneComment).where(eq(cloneComment.id, commentId));
  if (!found || found.state === 'deleted') throw new AppError('not_found');
  return found;
}

/** A comment that is there, held until the transaction ends. @throws AppError `not_found` */
export async function holdComment(tx: Transaction, commentId: string): Promise<CommentRow> {
  const [held] = await tx
    .select()
    .from(cloneComment)
    .where(and(eq(cloneComment.id, commentId), ne(cloneComment.state, 'deleted')))
    .for('update');
  if (!held) throw new AppError('not_found');
  return held;
}

/** The caller's own. @throws AppError `not_found` */
export async function holdOwnComment(
  { caller }: RequestContext,
  tx: Transaction,
  commentId: string,
): Promise<CommentRow> {
  const held = await holdComment(tx, commentId);
  if (held.authorId !== caller.userId) throw new AppError('not_found');
  return held;
}

/** Changes a comment that the transaction holds. */
export async function changeComment(
  tx: Transaction,
  held: CommentRow,
  change: Partial<CommentRow>,
): Promise<CommentRow> {
  const [changed] = await tx.update(cloneComment).set(change).where(eq(cloneComment.id, held.id)).returning();
  if (!changed) throw new AppError('not_found');
  return changed;
}

/** Adds a comment to what its clone's row says of those that everybody reads, or takes it off, in the transaction that changes it. */
export async function addToComments(
  tx: Transaction,
  { cloneId, parentId }: Pick<CommentRow, 'cloneId' | 'parentId'>,
  count: -1 | 1,
): Promise<void> {
  const threads = parentId === null ? count : 0;
  await tx
    .update(clone)
    .set({ comments: sql`${clone.comments} + ${count}`, threads: sql`${clone.threads} + ${threads}` })
    .where(eq(clone.id, cloneId));
}

/** The clone a comment is about, whether it can be used or not. */
export async function ownerOf({ db }: RequestContext, { cloneId }: CommentRow): Promise<CommentedClone> {
  const [row] = await db
    .select({ id: clone.id, ownerId: clone.ownerId })
    .from(clone)
    .where(eq(clone.id, cloneId));
  if (!row) throw new AppError('not_found');
  return row;
}
