import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { listAllShares as contract } from '@mingfa/contract/share';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import { share } from '../../db/schema/share.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import { hasReference, recordShare, shareReference } from './share-reference.ts';
import type { SharingContext } from './sharing-context.ts';
import { tellSourceOf } from './tell-source.ts';

/** All shares that open, newest first: neither their words nor their titles. One whose source is gone is listed until it is cleared up. */
export async function listAllShares(
  { db, clock }: RequestContext,
  { shareId, page, pageSize }: EndpointInput<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const opens = and(
    isNotNull(share.content),
    isNull(share.endedReason),
    shareId === undefined ? undefined : eq(share.id, shareId),
    or(isNull(share.expiresOn), gte(share.expiresOn, todayInChina(clock))),
    or(isNull(share.viewLimit), lt(share.views, share.viewLimit)),
  );
  const newest = [desc(share.createdAt), desc(share.id)];
  // Owners are looked up for the page alone, not for all before it.
  const ofPage = db
    .select({ id: share.id })
    .from(share)
    .where(opens)
    .orderBy(...newest)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await db
    .select({
      shareId: share.id,
      type: share.type,
      owner: user.nickname,
      passwordHash: share.passwordHash,
      isRedacted: share.redacted,
      expiresOn: share.expiresOn,
      views: share.views,
      createdAt: share.createdAt,
    })
    .from(share)
    .innerJoin(user, eq(user.id, share.ownerId))
    .where(inArray(share.id, ofPage))
    .orderBy(...newest);
  const items = rows.map(({ shareId: id, passwordHash, createdAt, ...row }) => ({
    ...row,
    reference: shareReference(id),
    hasPassword: passwordHash !== null,
    createdAt: createdAt.toISOString(),
  }));
  return { items, total: await db.$count(share, opens), page, pageSize };
}

/** Ends somebody's share: its snapshot is deleted, and its owner told the reason. @throws AppError `not_found` */
export async function revokeAnyShare(
  context: SharingContext & RequestContext,
  { reference, reason }: { reference: string; reason: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const ended = await tx
      .update(share)
      .set({ content: null, marksSealed: null, endedReason: reason })
      .where(and(hasReference(reference), isNull(share.endedReason)))
      .returning({ id: share.id, sourceKind: share.sourceKind, sourceId: share.sourceId });
    const [gone] = ended;
    if (!gone) throw new AppError('not_found');
    await recordShare(context, tx, 'ended', gone.id);
    // Which administrator it was is in the audit log; packs for others name nobody but the owner.
    await tellSourceOf(context, tx, gone, { what: 'share_ended_by_administrator', by: null });
  });
}
