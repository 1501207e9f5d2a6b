import type { getUser as contract } from '@mingfa/contract/admin-user';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { session, user } from '../../../db/schema/account.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { AccountContext } from '../account-context.ts';
import { hasSecondFactor } from '../second-factor.ts';
import { getStorage } from '../storage-quota.ts';
import { listKeptThings } from '../thing-limits.ts';
import { describeUser, lastSeen } from './list-users.ts';

/** A person with counts of what they keep; never what is in it. @throws AppError `not_found` */
export async function getUser(
  context: AccountContext & RequestContext,
  { userId }: { userId: string },
): Promise<EndpointOutput<typeof contract>> {
  const { db, clock } = context;
  const [row] = await db.select().from(user).where(eq(user.id, userId));
  if (!row) throw new AppError('not_found');
  const asPerson = { ...context, caller: { userId, sessionId: '', role: row.role } };
  const open = and(eq(session.userId, userId), isNull(session.revokedAt), gt(session.expiresAt, clock.now()));
  return {
    ...describeUser(row, (await lastSeen(db, [userId])).get(userId) ?? null),
    hasSecondFactor: await hasSecondFactor(context, userId),
    openSessions: await db.$count(session, open),
    storage: await getStorage(asPerson),
    kept: await listKeptThings(asPerson),
  };
}
