import type { Role } from '@mingfa/contract/account';
import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { session } from '../../db/schema/account.ts';
import type { AppContext, RequestContext } from '../../ports/app-context.ts';
import type { AccountContext } from './account-context.ts';
import { describeDevice } from './describe-device.ts';
import { hashToken, makeToken } from './hash-token.ts';

const DAY_MS = 24 * 3_600_000;

/** How long a session lives after it was last seen. */
export function sessionLifeMs(role: Role): number {
  return role === 'guest' ? 7 * DAY_MS : 30 * DAY_MS;
}

/** Opens a session and gives its token, which is stored nowhere. */
export async function openSession(
  context: AccountContext & RequestContext<unknown>,
  tx: DatabaseOrTransaction,
  holder: { id: string; role: Role },
): Promise<{ token: string; expiresAt: Date }> {
  const token = makeToken();
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + sessionLifeMs(holder.role));
  await tx.insert(session).values({
    id: context.ids.make('session'),
    userId: holder.id,
    tokenHash: hashToken(token),
    device: describeDevice(context.request.userAgent),
    address: context.request.address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

/** Ends all open sessions of a person, except one. The caller tells the cache after the transaction. */
export async function endSessions(
  context: AppContext,
  tx: DatabaseOrTransaction,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  const open = await tx
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.userId, userId), isNull(session.revokedAt)));
  for (const { id } of open) {
    if (id === exceptSessionId) continue;
    await tx.update(session).set({ revokedAt: context.clock.now() }).where(eq(session.id, id));
  }
}
