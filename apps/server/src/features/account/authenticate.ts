import { and, eq, isNull } from 'drizzle-orm';
import { session, user } from '../../db/schema/account.ts';
import type { Caller } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { getInstallationSettings } from '../administration/index.ts';
import type { AccountContext } from './account-context.ts';
import { hashToken } from './hash-token.ts';
import { sessionEnd } from './open-session.ts';
import { hasSecondFactor } from './second-factor.ts';

/** A session's last use is written down at most this often. */
const TOUCH_AFTER_MS = 10 * 60_000;

/**
 * Who holds a token; null when it was never given, has expired or was revoked. Use prolongs the session, up to its end. The
 * table is asked each time, so that what one node ends has ended on all of them.
 * @throws AppError `account_disabled`
 */
export async function authenticate(context: AccountContext, token: string): Promise<Caller | null> {
  const now = context.clock.now();
  const [found] = await context.db
    .select({
      sessionId: session.id,
      userId: user.id,
      role: user.role,
      disabled: user.disabled,
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
      lastSeenAt: session.lastSeenAt,
      mustChangePassword: session.mustChangePassword,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.tokenHash, hashToken(token)), isNull(session.revokedAt)));
  if (!found || found.expiresAt <= now) return null;
  // A session of before the limit, or of a longer one, has a later end in its row.
  const expiresAt = sessionEnd(context, found);
  if (expiresAt <= now) return null;
  if (found.disabled) throw new AppError('account_disabled');
  if (now.getTime() - found.lastSeenAt.getTime() >= TOUCH_AFTER_MS) {
    await context.db
      .update(session)
      .set({ lastSeenAt: now, expiresAt })
      .where(eq(session.id, found.sessionId));
  }
  const caller = {
    userId: found.userId,
    sessionId: found.sessionId,
    role: found.role,
    ...(found.mustChangePassword ? { mustChangePassword: true as const } : {}),
  };
  return found.role === 'admin' && (await lacksSecondFactor(context, found.userId))
    ? { ...caller, role: 'user', lacksSecondFactor: true }
    : caller;
}

/** Where administrators must have a second factor, one without it is a user until it is set up. */
async function lacksSecondFactor(context: AccountContext, userId: string): Promise<boolean> {
  const { secondFactorForAdministrators } = await getInstallationSettings(context);
  return secondFactorForAdministrators && !(await hasSecondFactor(context, userId));
}
