import type { Profile } from '@mingfa/contract/account';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { session } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { isNewDevice } from './count-new-devices.ts';
import { describeProfile } from './describe-profile.ts';

/**
 * The person says that a session on a new device is their own. No session on a new device says so, neither of itself nor of others.
 * @throws AppError `not_found`, also for a session on a new device that asks
 */
export async function confirmSession(
  context: AccountContext & RequestContext,
  { sessionId }: { sessionId: string },
): Promise<Profile> {
  const { caller, clock, db } = context;
  const [own] = await db.select().from(session).where(eq(session.id, caller.sessionId));
  if (!own || isNewDevice(own, clock)) throw new AppError('not_found');
  const confirmed = await db
    .update(session)
    .set({ fromNewDevice: false })
    .where(
      and(
        eq(session.id, sessionId),
        eq(session.userId, caller.userId),
        isNull(session.revokedAt),
        gt(session.expiresAt, clock.now()),
      ),
    )
    .returning({ id: session.id });
  if (confirmed.length === 0) throw new AppError('not_found');
  return describeProfile(context, db, caller);
}
