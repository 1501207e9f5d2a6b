import type * as contract from '@mingfa/contract/clone-square';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { clone, cloneRating } from '../../../db/schema/clone.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { CloneContext } from '../clone-context.ts';
import { requireUsable } from '../usable-clone.ts';
import { averageOf } from './describe-listed.ts';
import { mayRate } from './get-clone.ts';

/** Rates a clone, or takes the rating back. @throws AppError `not_found`, `rating_not_allowed` */
export async function rateClone(
  context: CloneContext & RequestContext,
  { appId, linkId, rating }: EndpointInput<typeof contract.rateClone>,
): Promise<EndpointOutput<typeof contract.rateClone>> {
  const { db, clock, caller } = context;
  return db.transaction(async (tx) => {
    // Whoever else rates it waits: the sums are those of the rows.
    await tx.select({ id: clone.id }).from(clone).where(eq(clone.id, appId)).for('no key update');
    const row = await requireUsable(context, { appId, linkId }, tx);
    const mine = and(eq(cloneRating.cloneId, row.id), eq(cloneRating.userId, caller.userId));
    const [before] = await tx.select({ rating: cloneRating.rating }).from(cloneRating).where(mine);
    if (rating === null) await tx.delete(cloneRating).where(mine);
    else {
      if (!(await mayRate(context, row, tx))) throw new AppError('rating_not_allowed');
      const rated = { rating, version: row.publishedVersion, ratedAt: clock.now() };
      await tx
        .insert(cloneRating)
        .values({ cloneId: row.id, userId: caller.userId, ...rated })
        .onConflictDoUpdate({ target: [cloneRating.cloneId, cloneRating.userId], set: rated });
    }
    const sums = await addToRatings(tx, row.id, {
      sum: (rating ?? 0) - (before?.rating ?? 0),
      count: (rating === null ? 0 : 1) - (before ? 1 : 0),
    });
    return { rating: averageOf(sums), ratings: sums.ratings };
  });
}

/** Adds to what a clone's row says of its ratings, in the transaction that changes them. */
async function addToRatings(
  tx: Transaction,
  cloneId: string,
  { sum, count }: { sum: number; count: number },
): Promise<{ ratingSum: number; ratings: number }> {
  const [row] = await tx
    .update(clone)
    .set({ ratingSum: sql`${clone.ratingSum} + ${sum}`, ratings: sql`${clone.ratings} + ${count}` })
    .where(eq(clone.id, cloneId))
    .returning({ ratingSum: clone.ratingSum, ratings: clone.ratings });
  return row ?? { ratingSum: 0, ratings: 0 };
}
