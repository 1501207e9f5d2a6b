import { and, eq, isNotNull, lt, not, or } from 'drizzle-orm';
import { share } from '../../db/schema/share.ts';
import { dayInChina } from '../../runtime/today-in-china.ts';
import { sourceIsThere } from './share-rows.ts';
import type { SharingContext } from './sharing-context.ts';

/** How long a snapshot is kept for an owner who makes an expired share open again. */
const KEPT_AFTER_EXPIRY_MS = 30 * 24 * 3_600_000;

/** Deletes the snapshots of shares whose source is gone, and of those that expired a month ago. Their lines stay in the owner's list. */
export async function clearShares({
  db,
  clock,
  shareSources,
}: Pick<SharingContext, 'db' | 'clock' | 'shareSources'>): Promise<void> {
  const expiredBefore = dayInChina(new Date(clock.now().getTime() - KEPT_AFTER_EXPIRY_MS));
  await db
    .update(share)
    .set({ content: null, marksSealed: null })
    .where(
      and(isNotNull(share.content), or(lt(share.expiresOn, expiredBefore), not(sourceIsThere(shareSources)))),
    );
}

/** Deletes the shares of a person. @returns how many */
export async function deleteSharesOf({ db }: Pick<SharingContext, 'db'>, userId: string): Promise<number> {
  const gone = await db.delete(share).where(eq(share.ownerId, userId)).returning({ id: share.id });
  return gone.length;
}
