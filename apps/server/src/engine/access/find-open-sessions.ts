import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { session, user } from '../../db/schema/account.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** Those of the sessions that still entitle to anything: neither ended nor over, of an account that is not disabled. */
export async function findOpenSessions(
  context: AppContext,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set();
  const open = await context.db
    .select({ id: session.id })
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
  return new Set(open.map(({ id }) => id));
}
