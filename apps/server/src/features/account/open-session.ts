import type { Role } from '@mingfa/contract/account';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { session } from '../../db/schema/account.ts';
import type { AppContext, RequestContext } from '../../ports/app-context.ts';
import { networkOf } from '../../runtime/network-of.ts';
import type { AccountContext } from './account-context.ts';
import { describeDevice } from './describe-device.ts';
import { hashToken, makeToken } from './hash-token.ts';

const DAY_MS = 24 * 3_600_000;
const GUEST_IDLE_DAYS = 7;

/**
 * When a session that is used now ends, if it is not used again. An account's ends for good some time after it was opened; a
 * guest, who could not come back to what is theirs, keeps it as long as they use it.
 */
export function sessionEnd(
  { clock, accountSettings }: AccountContext,
  { role, createdAt }: { role: Role; createdAt: Date },
): Date {
  const now = clock.now().getTime();
  if (role === 'guest') return new Date(now + GUEST_IDLE_DAYS * DAY_MS);
  const { sessionDays, sessionIdleDays } = accountSettings;
  return new Date(Math.min(now + sessionIdleDays * DAY_MS, createdAt.getTime() + sessionDays * DAY_MS));
}

/** Opens a session and gives its token, which is stored nowhere. */
export async function openSession(
  context: AccountContext & RequestContext<unknown>,
  tx: DatabaseOrTransaction,
  holder: { id: string; role: Role; fromNewDevice: boolean; mustChangePassword?: boolean },
): Promise<{ sessionId: string; token: string; expiresAt: Date }> {
  const token = makeToken();
  const now = context.clock.now();
  const sessionId = context.ids.make('session');
  const expiresAt = sessionEnd(context, { role: holder.role, createdAt: now });
  await tx.insert(session).values({
    id: sessionId,
    userId: holder.id,
    tokenHash: hashToken(token),
    device: describeDevice(context.request.userAgent),
    address: networkOf(context.request.address),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    mustChangePassword: holder.mustChangePassword ?? false,
    fromNewDevice: holder.fromNewDevice,
  });
  return { sessionId, token, expiresAt };
}

/** Ends one session at once. */
export async function endSession(
  context: AppContext,
  tx: DatabaseOrTransaction,
  sessionId: string,
): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: context.clock.now() })
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt)));
}

/** Ends all open sessions of a person, except one. */
export async function endSessions(
  context: AppContext,
  tx: DatabaseOrTransaction,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await tx
    .update(session)
    .set({ revokedAt: context.clock.now() })
    .where(
      and(
        eq(session.userId, userId),
        isNull(session.revokedAt),
        exceptSessionId ? ne(session.id, exceptSessionId) : undefined,
      ),
    );
}
