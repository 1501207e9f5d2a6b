import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { user } from '../../../db/schema/account.ts';
import { cloneComment, cloneCommentReport, clonePin, cloneRating } from '../../../db/schema/clone.ts';

/** Stands in a comment for the name or number of whoever wrote it. */
const COVERED = '＊＊';

/**
 * Forgets who said what of clones. Comments that everybody reads stay without their writer, whose name and number are covered in
 * them; of others the words go and the place stays. Ratings go as rows and stay in what the clones count of them.
 */
export async function forgetOpinions(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [person] = await tx.select().from(user).where(eq(user.id, userId));
    // One sign is no name that leads back, and it would be covered in every other word.
    const name = person && [...person.nickname].length > 1 ? person.nickname : '';
    const { state, text } = cloneComment;
    const isRead = sql`${state} = 'shown'`;
    const covered = sql`replace(replace(${text}, ${name}, ${COVERED}), ${person?.mobile ?? ''}, ${COVERED})`;
    await tx
      .update(cloneComment)
      .set({
        text: sql`case when ${isRead} then ${covered} else '' end`,
        state: sql`case when ${isRead} then ${state} else 'deleted' end`,
        reason: '',
        authorId: null,
      })
      .where(eq(cloneComment.authorId, userId));
    await tx.delete(cloneRating).where(eq(cloneRating.userId, userId));
    await tx.delete(cloneCommentReport).where(eq(cloneCommentReport.userId, userId));
    await tx.delete(clonePin).where(eq(clonePin.userId, userId));
  });
}
