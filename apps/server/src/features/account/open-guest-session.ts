import { and, asc, count, eq, exists, gt, isNull, min, sql } from 'drizzle-orm';
import { session, user } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { getInstallationSettings } from '../administration/index.ts';
import type { AccountContext } from './account-context.ts';
import { removePerson } from './forget-person.ts';
import { householdOf } from './household-of.ts';
import { grantSession, type SessionGrant } from './session-grant.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Opens a limited session for a guest. Guests spend the firm's model, so they are capped per address and in total.
 * @throws AppError `guests_off`, `rate_limited`
 */
export async function openGuestSession(
  context: AccountContext & RequestContext<unknown>,
): Promise<SessionGrant> {
  const settings = await getInstallationSettings(context);
  if (!settings.guests) throw new AppError('guests_off');
  const now = context.clock.now();
  const { guestsPerAddressADay, guestsInTotal } = context.accountSettings;
  const guestAddressHash = context.secrets.sign('guest-address', householdOf(context.request.address));
  return context.db.transaction(async (tx) => {
    // One at a time, so that the caps hold.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('mingfa.guests'))`);
    const [today] = await tx
      .select({ made: count(), oldest: min(user.createdAt) })
      .from(user)
      .where(
        and(
          eq(user.guestAddressHash, guestAddressHash),
          gt(user.createdAt, new Date(now.getTime() - DAY_MS)),
        ),
      );
    if (guestsPerAddressADay > 0 && (today?.made ?? 0) >= guestsPerAddressADay) {
      const freeAt = (today?.oldest ?? now).getTime() + DAY_MS;
      throw tooMany(Math.max(60, Math.ceil((freeAt - now.getTime()) / 1000)));
    }
    const openSessions = tx
      .select({ id: session.id })
      .from(session)
      .where(and(eq(session.userId, user.id), isNull(session.revokedAt), gt(session.expiresAt, now)));
    const open = await tx.$count(user, and(eq(user.role, 'guest'), exists(openSessions)));
    if (guestsInTotal > 0 && open >= guestsInTotal) throw tooMany(3600);
    const id = context.ids.make('user');
    await tx.insert(user).values({ id, role: 'guest', guestAddressHash, createdAt: now });
    return grantSession(context, tx, { id, role: 'guest' });
  });
}

function tooMany(seconds: number): AppError {
  return new AppError('rate_limited', { seconds }, { retryAfterSeconds: seconds });
}

/** Removes guests who have no open session left, with what they made. @returns how many */
export async function removeGoneGuests(context: AccountContext, limit = 200): Promise<number> {
  const now = context.clock.now();
  const gone = await context.db
    .select({ id: user.id })
    .from(user)
    .where(
      and(
        eq(user.role, 'guest'),
        sql`${user.createdAt} < ${new Date(now.getTime() - DAY_MS)}`,
        sql`not exists (select 1 from ${session} where ${session.userId} = ${user.id}
          and ${session.revokedAt} is null and ${session.expiresAt} > ${now})`,
      ),
    )
    .orderBy(asc(user.createdAt))
    .limit(limit);
  for (const { id } of gone) await removePerson(context, id);
  return gone.length;
}
