import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { user, vipGrant } from '../../../db/schema/account.ts';
import type { AppContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';

export const DAY_MS = 24 * 3_600_000;
/** For ever: the last moment of year 9999, beyond which a date has no form that everybody reads. */
const LAST_MS = Date.parse('9999-12-31T23:59:59.000Z');

interface Grant {
  userId: string;
  source: typeof vipGrant.$inferInsert.source;
  /** Some days more than there are, or an end. */
  days?: number | undefined;
  until?: Date | undefined;
  reason?: string;
  grantedBy?: string | null;
}

/** Gives VIP and notes who, how long and why. @returns when it ends now @throws AppError `not_found` */
export async function grantVip(context: AppContext, tx: Transaction, grant: Grant): Promise<Date> {
  const now = context.clock.now();
  const [person] = await tx
    .select({ vipUntil: user.vipUntil })
    .from(user)
    .where(eq(user.id, grant.userId))
    .for('no key update');
  if (!person) throw new AppError('not_found');
  const from = Math.max(now.getTime(), person.vipUntil?.getTime() ?? 0);
  const until = new Date(Math.min(LAST_MS, grant.until?.getTime() ?? from + (grant.days ?? 0) * DAY_MS));
  await tx.update(user).set({ vipUntil: until }).where(eq(user.id, grant.userId));
  await tx.insert(vipGrant).values({
    id: context.ids.make('vipGrant'),
    userId: grant.userId,
    source: grant.source,
    days: grant.days ?? Math.round((Math.max(until.getTime(), now.getTime()) - from) / DAY_MS),
    until,
    reason: grant.reason ?? '',
    grantedBy: grant.grantedBy ?? null,
    grantedAt: now,
  });
  return until;
}
