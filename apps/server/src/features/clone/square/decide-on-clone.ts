import type * as contract from '@mingfa/contract/clone-square';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { clone } from '../../../db/schema/clone.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { withoutHidden } from '../../../runtime/without-hidden.ts';
import type { CloneContext } from '../clone-context.ts';
import { changeHeld } from '../own-rows.ts';

/**
 * Lets a clone into the square, or keeps it out of it with a reason. What was kept out once goes in again only by an administrator.
 * @throws AppError `not_found` for what nobody offers to the square
 */
export async function decideOnClone(
  context: CloneContext & RequestContext,
  { appId, listed, reason }: EndpointInput<typeof contract.decideOnClone>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const offered = and(
      eq(clone.id, appId),
      eq(clone.visibility, 'square'),
      isNotNull(clone.publishedVersion),
      isNull(clone.officialId),
    );
    const [held] = await tx.select().from(clone).where(offered).for('update');
    if (!held) throw new AppError('not_found');
    await changeHeld(
      tx,
      held,
      listed
        ? { listedAt: held.listedAt ?? context.clock.now(), listingRefused: null, needsApproval: false }
        : { listedAt: null, listingRefused: withoutHidden(reason), needsApproval: true },
    );
    const action = listed ? 'listed' : 'kept_out';
    await recordAudit(context, tx, { kind: 'clone', action, id: appId });
  });
}
