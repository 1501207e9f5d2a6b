import { and, eq, gte, inArray, isNotNull, isNull, lt, not, or } from 'drizzle-orm';
import { share } from '../../db/schema/share.ts';
import { dayInChina, todayInChina } from '../../runtime/today-in-china.ts';
import { sourceIsThere } from './share-rows.ts';
import type { SharingContext } from './sharing-context.ts';
import { tellSourceOf } from './tell-source.ts';

/** How long a snapshot is kept for an owner who makes an expired share open again. */
const KEPT_AFTER_EXPIRY_MS = 30 * 24 * 3_600_000;

/** Deletes the snapshots of shares whose source is gone, and of those that expired a month ago. Their lines stay in the owner's list. */
export async function clearShares({
  db,
  clock,
  shareSources,
}: Pick<SharingContext, 'db' | 'clock' | 'shareSources'>): Promise<void> {
  await tellExpired({ db, clock, shareSources });
  const expiredBefore = dayInChina(new Date(clock.now().getTime() - KEPT_AFTER_EXPIRY_MS));
  await db
    .update(share)
    .set({ content: null, marksSealed: null })
    .where(
      and(isNotNull(share.content), or(lt(share.expiresOn, expiredBefore), not(sourceIsThere(shareSources)))),
    );
}

/** What keeps a log of its own notes that its share no longer opens: its last day is over, or it was opened as often as it may be. */
async function tellExpired({
  db,
  ...context
}: Pick<SharingContext, 'db' | 'clock' | 'shareSources'>): Promise<void> {
  const kinds = context.shareSources.flatMap(({ kind, recordShared }) => (recordShared ? [kind] : []));
  const expired = await db
    .select({ id: share.id, sourceKind: share.sourceKind, sourceId: share.sourceId })
    .from(share)
    .where(
      and(
        inArray(share.sourceKind, kinds),
        isNotNull(share.content),
        isNull(share.endedReason),
        or(lt(share.expiresOn, todayInChina(context.clock)), gte(share.views, share.viewLimit)),
      ),
    );
  for (const one of expired)
    await db.transaction((tx) => tellSourceOf(context, tx, one, { what: 'share_expired', by: null }));
}

/** Deletes the shares of a person. @returns how many */
export async function deleteSharesOf({ db }: Pick<SharingContext, 'db'>, userId: string): Promise<number> {
  const gone = await db.delete(share).where(eq(share.ownerId, userId)).returning({ id: share.id });
  return gone.length;
}
