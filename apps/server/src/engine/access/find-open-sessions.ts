import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { session, user } from '../../db/schema/account.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** Those of the sessions that still entitle to anything: neither ended nor over, of an account that is not disabled; with whose they are. */
export async function findOpenSessions(
  context: AppContext,
  sessionIds: readonly string[],
): Promise<Map<string, string>> {
  if (sessionIds.length === 0) return new Map();
  const open = await context.db
    .select({ id: session.id, userId: session.userId })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      and(
        inArray(session.id, [...sessionIds]),
        isNull(session.revokedAt),
        gt(session.expiresAt, context.clock.now()),
        eq(user.disabled, false),
      ),
    );
  return new Map(open.map(({ id, userId }) => [id, userId]));
}
