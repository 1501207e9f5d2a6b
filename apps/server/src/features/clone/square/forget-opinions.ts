import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client.ts';
import { clone, cloneComment, cloneCommentReport, clonePin, cloneRating } from '../../../db/schema/clone.ts';
import { addToComments } from './comment-rows.ts';
import { addToRatings } from './rate-clone.ts';

/**
 * Forgets what somebody said of clones: ratings with what the clones count of them, reports and pins. Of a comment the words and the
 * name go; its place stays for the answers to it.
 */
export async function forgetOpinions(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await holdClones(tx, userId);
    const ratings = await tx.delete(cloneRating).where(eq(cloneRating.userId, userId)).returning();
    for (const { cloneId, rating } of ratings) await addToRatings(tx, cloneId, { sum: -rating, count: -1 });
    const written = eq(cloneComment.authorId, userId);
    const before = await tx.select().from(cloneComment).where(written).for('update');
    await tx
      .update(cloneComment)
      .set({ text: '', reason: '', state: 'deleted', authorId: null })
      .where(written);
    for (const comment of before) if (comment.state === 'shown') await addToComments(tx, comment, -1);
    await tx.delete(cloneCommentReport).where(eq(cloneCommentReport.userId, userId));
    await tx.delete(clonePin).where(eq(clonePin.userId, userId));
  });
}

/** Holds the clones whose sums change, always in the same order: two who are forgotten at once wait for each other. */
async function holdClones(tx: Transaction, userId: string): Promise<void> {
  const rated = tx
    .select({ id: cloneRating.cloneId })
    .from(cloneRating)
    .where(eq(cloneRating.userId, userId))
    .union(
      tx.select({ id: cloneComment.cloneId }).from(cloneComment).where(eq(cloneComment.authorId, userId)),
    );
  await tx
    .select({ id: clone.id })
    .from(clone)
    .where(inArray(clone.id, rated))
    .orderBy(asc(clone.id))
    .for('no key update');
}
