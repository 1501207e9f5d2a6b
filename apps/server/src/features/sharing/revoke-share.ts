import { and, eq } from 'drizzle-orm';
import { share } from '../../db/schema/share.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { recordShare } from './share-reference.ts';
import type { SharingContext } from './sharing-context.ts';
import { tellSource } from './tell-source.ts';

/** Ends a share of the caller's: snapshot, marks and counts are deleted. @throws AppError `not_found` */
export async function revokeShare(
  context: SharingContext & RequestContext,
  { shareId }: { shareId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(share)
      .where(and(eq(share.id, shareId), eq(share.ownerId, context.caller.userId)))
      .returning({ id: share.id, sourceKind: share.sourceKind, sourceId: share.sourceId });
    if (!row) throw new AppError('not_found');
    await recordShare(context, tx, 'revoked', shareId);
    await tellSource(context, tx, row, 'share_ended');
  });
}
