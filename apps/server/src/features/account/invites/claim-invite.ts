import { and, eq, gte, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { inviteClaim, leftNumber, user, vipGrant } from '../../../db/schema/account.ts';
import type { AppContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Secrets } from '../../../ports/secrets.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { AccountContext } from '../account-context.ts';
import { findLeftNumber } from '../left-number.ts';
import { throttleAttempts } from '../throttle-attempts.ts';
import { grantVip } from './grant-vip.ts';
import { holdInvites } from './hold-invites.ts';
import { readRewards } from './invite-rewards.ts';
import { ownerOfCode } from './personal-code.ts';

/**
 * Enters somebody's own code for an account that is signed in. Guessing codes is slowed like guessing passwords.
 * @throws AppError `wrong_invite`, `invite_claimed`, `invite_own`, `invite_circle`
 */
export async function claimInvite(
  context: AccountContext & RequestContext,
  { code }: { code: string },
): Promise<{ days: number }> {
  const { userId } = context.caller;
  return throttleAttempts(context, { kind: 'claim', account: userId }, () =>
    context.db.transaction((tx) => claimPersonalCode(context, tx, { code, userId })),
  );
}

/**
 * Enters somebody's own code, and gives both sides their days. One claim at a time in the whole installation: so that an account
 * has one, no two make a circle, and the month's cap of an inviter holds.
 * @throws AppError `wrong_invite`, `invite_claimed`, `invite_own`, `invite_circle`
 */
export async function claimPersonalCode(
  context: AppContext & { secrets: Secrets },
  tx: Transaction,
  { code, userId }: { code: string; userId: string },
): Promise<{ days: number }> {
  await holdInvites(tx);
  const inviter = await ownerOfCode(tx, code);
  if (inviter === null) throw new AppError('wrong_invite');
  if (inviter === userId) throw new AppError('invite_own');
  if ((await tx.$count(inviteClaim, eq(inviteClaim.userId, userId))) > 0)
    throw new AppError('invite_claimed');
  const leftId = await leftBefore(context, tx, userId);
  if (await wasInvitedBy(tx, inviter, { userId, leftId })) throw new AppError('invite_circle');
  const claimedAt = context.clock.now();
  await tx.insert(inviteClaim).values({ userId, inviterId: inviter, claimedAt });
  if (leftId !== null)
    await tx.update(leftNumber).set({ claimedAt, inviterId: inviter }).where(eq(leftNumber.id, leftId));
  const { claimerDays, inviterDays, inviterDaysAMonth } = await readRewards(tx);
  const earned = await daysEarnedThisMonth(tx, context.clock, inviter);
  const reward = Math.max(0, Math.min(inviterDays, inviterDaysAMonth - earned));
  if (claimerDays > 0) await grantVip(context, tx, { userId, source: 'code', days: claimerDays });
  if (reward > 0) await grantVip(context, tx, { userId: inviter, source: 'reward', days: reward });
  return { days: claimerDays };
}

/** What is kept of an earlier account with the number of this one. */
async function leftBefore(
  context: AppContext & { secrets: Secrets },
  tx: Transaction,
  userId: string,
): Promise<string | null> {
  const [person] = await tx.select({ mobile: user.mobile }).from(user).where(eq(user.id, userId));
  const left = person?.mobile ? await findLeftNumber(context, tx, person.mobile) : null;
  return left?.id ?? null;
}

/** Whether the other, or an account they had before, stands anywhere above somebody in the chain of who invited whom. */
async function wasInvitedBy(
  tx: Transaction,
  userId: string,
  other: { userId: string; leftId: string | null },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with recursive above(id, left_id) as (
      select inviter_id, inviter_left_id from invite_claim where user_id = ${userId}
      union
      select higher.inviter_id, higher.inviter_left_id from above cross join lateral (
        select inviter_id, inviter_left_id from invite_claim where user_id = above.id
        union all
        select inviter_id, inviter_left_id from left_number where id = above.left_id
      ) higher
    ) select 1 from above where id = ${other.userId} or left_id = ${other.leftId}`);
  return rows.length > 0;
}

/** Days of VIP that invites gave somebody since the month began in China. */
export async function daysEarnedThisMonth(
  tx: DatabaseOrTransaction,
  clock: Clock,
  userId: string,
): Promise<number> {
  const since = new Date(`${todayInChina(clock).slice(0, 7)}-01T00:00:00+08:00`);
  const [row] = await tx
    .select({ days: sql<number>`coalesce(sum(${vipGrant.days}), 0)::int` })
    .from(vipGrant)
    .where(and(eq(vipGrant.userId, userId), eq(vipGrant.source, 'reward'), gte(vipGrant.grantedAt, since)));
  return row?.days ?? 0;
}
