import type { SharedContent } from '@mingfa/contract/share-content';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { share, shareView } from '../../db/schema/share.ts';
import type { Caller, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { getInstallationSettings } from '../administration/index.ts';
import { isNotedInBrowser, noteInBrowser } from './opening-cookies.ts';
import { type HeldShare, selectShares, stateOf } from './share-rows.ts';
import type { SharingContext } from './sharing-context.ts';

type Reading = SharingContext & RequestContext<Caller | null>;

/**
 * A share that may be opened, perhaps with its password. Whatever keeps it closed is not told apart, and is found by the same statements.
 * @throws AppError `share_gone`
 */
export async function findOpenShare(context: Reading, shareId: string): Promise<HeldShare> {
  const { db, clock, shareSources } = context;
  const { sharing } = await getInstallationSettings(context);
  const [held] = await selectShares(db, shareSources).where(eq(share.id, shareId));
  if (!sharing || !held || held.owner.disabled) throw new AppError('share_gone');
  const state = stateOf(held, clock);
  // Whoever opened it last reads on for the half hour that their view is good for.
  const isOpen = state === 'open' || (state === 'used_up' && isNotedInBrowser(context, 'seen', held.share));
  if (!isOpen) throw new AppError('share_gone');
  return held;
}

/** @throws AppError `share_locked` where its password was not given in this browser */
export function requireUnlocked(context: Reading, { share: row }: HeldShare): void {
  if (row.passwordHash !== null && !isNotedInBrowser(context, 'unlocked', row))
    throw new AppError('share_locked');
}

/**
 * Reads the snapshot of an open share, and counts a view where this browser has none within half an hour: {@link noteSeen} says so
 * there afterwards. Of many at once no more get in than its limit says.
 * @throws AppError `share_gone`
 */
export async function enterShare(
  context: Reading,
  tx: Transaction,
  { share: row }: HeldShare,
): Promise<SharedContent> {
  if (!isNotedInBrowser(context, 'seen', row)) await countView(context, tx, row.id);
  const [read] = await tx.select({ content: share.content }).from(share).where(eq(share.id, row.id));
  if (!read?.content) throw new AppError('share_gone');
  return read.content;
}

/** Notes in the browser that its view was counted, once it is: what is rolled back opens nothing. */
export function noteSeen(context: Reading, { share: row }: HeldShare): void {
  if (!isNotedInBrowser(context, 'seen', row)) noteInBrowser(context, 'seen', row);
}

async function countView({ clock }: Reading, tx: Transaction, shareId: string): Promise<void> {
  const hasRoom = or(isNull(share.viewLimit), lt(share.views, share.viewLimit));
  const counted = await tx
    .update(share)
    .set({ views: sql`${share.views} + 1` })
    .where(and(eq(share.id, shareId), hasRoom))
    .returning({ id: share.id });
  if (counted.length === 0) throw new AppError('share_gone');
  await tx
    .insert(shareView)
    .values({ shareId, day: todayInChina(clock), views: 1 })
    .onConflictDoUpdate({
      target: [shareView.shareId, shareView.day],
      set: { views: sql`${shareView.views} + 1` },
    });
}
