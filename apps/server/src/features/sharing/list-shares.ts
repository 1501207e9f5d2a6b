import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { listShares as contract, listShareMarks as marksContract } from '@mingfa/contract/share';
import { desc, eq } from 'drizzle-orm';
import { share } from '../../db/schema/share.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { openMarks } from './create-share.ts';
import { describeShares } from './describe-share.ts';
import { ownShare, selectShares } from './share-rows.ts';
import type { SharingContext } from './sharing-context.ts';

/** The shares of the caller, newest first. */
export async function listShares(
  { db, caller, clock, shareSources }: SharingContext & RequestContext,
  { page, pageSize }: EndpointInput<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const own = eq(share.ownerId, caller.userId);
  const rows = await selectShares(db, shareSources)
    .where(own)
    .orderBy(desc(share.createdAt), desc(share.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: await describeShares(db, clock, rows),
    total: await db.$count(share, own),
    page,
    pageSize,
  };
}

/** What masking replaced in a share of the caller's. @throws AppError `not_found` */
export async function listShareMarks(
  context: SharingContext & RequestContext,
  { shareId }: { shareId: string },
): Promise<EndpointOutput<typeof marksContract>> {
  const { share: row } = await ownShare(context, shareId);
  return { marks: openMarks(context.secrets, row.marksSealed) };
}
