import { and, eq, gt, isNull } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { session } from '../../db/schema/account.ts';
import type { Clock } from '../../ports/clock.ts';

/** How long a person is asked about a device that is new. */
const ASKED_ABOUT_DAYS = 14;

type Opened = Pick<typeof session.$inferSelect, 'fromNewDevice' | 'createdAt'>;

/** Whether the person has still to say that they opened this session. */
export function isNewDevice(row: Opened, clock: Clock): boolean {
  return row.fromNewDevice && row.createdAt > askedAboutSince(clock);
}

/**
 * How many open sessions of the account's, beside the one that asks, wait for the person's word. A session that waits for it itself
 * is asked about none.
 */
export async function countNewDevices(
  { clock }: { clock: Clock },
  tx: DatabaseOrTransaction,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  const waiting = await tx
    .select({ id: session.id })
    .from(session)
    .where(
      and(
        eq(session.userId, userId),
        session.fromNewDevice,
        isNull(session.revokedAt),
        gt(session.expiresAt, clock.now()),
        gt(session.createdAt, askedAboutSince(clock)),
      ),
    );
  return waiting.some(({ id }) => id === sessionId) ? 0 : waiting.length;
}

function askedAboutSince(clock: Clock): Date {
  return new Date(clock.now().getTime() - ASKED_ABOUT_DAYS * 24 * 3_600_000);
}
