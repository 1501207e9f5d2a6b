import type { ShareState } from '@mingfa/contract/share';
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { user } from '../../db/schema/account.ts';
import { share } from '../../db/schema/share.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ShareSourceKind } from '../../ports/share-source.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import type { SharingContext } from './sharing-context.ts';

const { content: _content, ...columns } = getTableColumns(share);

/** A share without its snapshot, which may be long. */
export type ShareRow = Omit<typeof share.$inferSelect, 'content'>;

/** A share with what decides whether it opens. */
export interface HeldShare {
  share: ShareRow;
  hasContent: boolean;
  sourceIsThere: boolean;
  owner: { nickname: string; disabled: boolean };
}

/** Shares with their owners; the join keeps the columns of both apart within the conditions of the sources. */
export function selectShares(db: DatabaseOrTransaction, sources: readonly ShareSourceKind[]) {
  return db
    .select({
      share: columns,
      hasContent: sql<boolean>`${share.content} is not null`,
      sourceIsThere: sourceIsThere(sources),
      owner: { nickname: user.nickname, disabled: user.disabled },
    })
    .from(share)
    .innerJoin(user, eq(user.id, share.ownerId));
}

/** A condition: what a share was made of is there, and still its owner's. */
export function sourceIsThere(sources: readonly ShareSourceKind[]): SQL<boolean> {
  const cases = sources.map(
    ({ kind, isThere }) => sql` when ${kind}::text then ${isThere(share.ownerId, share.sourceId)}`,
  );
  return sql<boolean>`(case ${share.sourceKind}${sql.join(cases)} else false end)`;
}

/** Whether a share opens, and otherwise why not. */
export function stateOf({ share: row, hasContent, sourceIsThere }: HeldShare, clock: Clock): ShareState {
  if (row.endedReason !== null) return 'ended_by_administrator';
  if (!sourceIsThere) return 'source_gone';
  if (!hasContent || (row.expiresOn !== null && row.expiresOn < todayInChina(clock))) return 'expired';
  if (row.viewLimit !== null && row.views >= row.viewLimit) return 'used_up';
  return 'open';
}

/** The caller's share. @throws AppError `not_found`, also for somebody else's */
export async function ownShare(
  context: SharingContext & RequestContext,
  shareId: string,
): Promise<HeldShare> {
  const [held] = await selectShares(context.db, context.shareSources).where(
    and(eq(share.id, shareId), eq(share.ownerId, context.caller.userId)),
  );
  if (!held) throw new AppError('not_found');
  return held;
}

/** A condition, asked again where a share is written: an administrator may have ended it meanwhile. */
export function isLiving(shareId: string): SQL | undefined {
  return and(eq(share.id, shareId), isNull(share.endedReason));
}

/** One of theirs that no administrator ended. @throws AppError `not_found` */
export async function ownLivingShare(
  context: SharingContext & RequestContext,
  shareId: string,
): Promise<HeldShare> {
  const held = await ownShare(context, shareId);
  if (held.share.endedReason !== null) throw new AppError('not_found');
  return held;
}
