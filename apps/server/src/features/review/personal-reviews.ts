import { asc, eq, inArray } from 'drizzle-orm';
import { playbook, review, reviewFinding } from '../../db/schema/review.ts';
import type { LiveWork } from '../../engine/work/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

/** Reviews with their findings, and playbooks. */
export function personalReviews(context: AppContext & { liveWork: LiveWork }): PersonalData {
  const { db } = context;
  return {
    name: 'reviews',
    async forget(userId) {
      const gone = await db.transaction(async (tx) => {
        await tx.delete(playbook).where(eq(playbook.ownerId, userId));
        return tx.delete(review).where(eq(review.ownerId, userId)).returning({ id: review.id });
      });
      for (const { id } of gone) context.liveWork.stop(id);
      return gone.length;
    },
    async export(userId) {
      const own = db.select({ id: review.id }).from(review).where(eq(review.ownerId, userId));
      return {
        rows: {
          reviews: await db
            .select()
            .from(review)
            .where(eq(review.ownerId, userId))
            .orderBy(asc(review.createdAt)),
          findings: await db
            .select()
            .from(reviewFinding)
            .where(inArray(reviewFinding.reviewId, own))
            .orderBy(asc(reviewFinding.reviewId), asc(reviewFinding.position)),
          playbooks: await db.select().from(playbook).where(eq(playbook.ownerId, userId)),
        },
        files: [],
      };
    },
  };
}
