import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/client.ts';
import { clone, cloneVisit } from '../../../db/schema/clone.ts';
import { numberVisits } from './number-visits.ts';

/** Gives the days on which a guest asked clones to the account it became, but those of the account's own clones, which do not count. */
export async function moveVisits(tx: Transaction, guestId: string, userId: string): Promise<void> {
  const others = tx
    .select({ id: clone.id })
    .from(clone)
    .where(or(isNull(clone.ownerId), ne(clone.ownerId, userId)));
  const visits = await tx
    .select()
    .from(cloneVisit)
    .where(and(eq(cloneVisit.userId, guestId), inArray(cloneVisit.cloneId, others)));
  if (visits.length > 0)
    await tx
      .insert(cloneVisit)
      .values(visits.map((row) => ({ ...row, userId })))
      .onConflictDoNothing();
  await tx.delete(cloneVisit).where(eq(cloneVisit.userId, guestId));
  await numberVisits(tx, userId);
}

/** Removes the days on which somebody asked clones; what was counted of them stays. */
export async function forgetVisits(db: Transaction, userId: string): Promise<void> {
  await db.delete(cloneVisit).where(eq(cloneVisit.userId, userId));
}

/** Days on which somebody asked clones. */
export function exportVisits(db: Database, userId: string) {
  return db
    .select()
    .from(cloneVisit)
    .where(eq(cloneVisit.userId, userId))
    .orderBy(asc(cloneVisit.day), asc(cloneVisit.cloneId));
}
