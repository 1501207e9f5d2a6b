import { and, eq, isNull } from 'drizzle-orm';
import { cloneUnanswered } from '../../../db/schema/clone.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { CloneContext } from '../clone-context.ts';
import { ownClone } from '../own-rows.ts';

/**
 * Marks the questions of a group as answered now; one that is asked in vain later opens the group again. Settling what is settled
 * changes nothing.
 * @throws AppError `not_found`
 */
export async function settleUnanswered(
  context: CloneContext & RequestContext,
  { appId, groupId }: { appId: string; groupId: string },
): Promise<void> {
  await ownClone(context, appId);
  const ofGroup = and(eq(cloneUnanswered.cloneId, appId), eq(cloneUnanswered.groupId, groupId));
  if ((await context.db.$count(cloneUnanswered, ofGroup)) === 0) throw new AppError('not_found');
  await context.db
    .update(cloneUnanswered)
    .set({ settledAt: context.clock.now() })
    .where(and(ofGroup, isNull(cloneUnanswered.settledAt)));
}
