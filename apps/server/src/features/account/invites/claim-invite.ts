import { and, eq, gte, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { inviteClaim, vipGrant } from '../../../db/schema/account.ts';
import type { AppContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { Clock } from '../../../ports/clock.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import type { AccountContext } from '../account-context.ts';
import { throttleAttempts } from '../throttle-attempts.ts';
import { grantVip } from './grant-vip.ts';
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
  context: AppContext,
  tx: Transaction,
  { code, userId }: { code: string; userId: string },
): Promise<{ days: number }> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('mingfa.invite-claims'))`);
  const inviter = await ownerOfCode(tx, code);
  if (inviter === null) throw new AppError('wrong_invite');
  if (inviter === userId) throw new AppError('invite_own');
  if ((await tx.$count(inviteClaim, eq(inviteClaim.userId, userId))) > 0)
    throw new AppError('invite_claimed');
  if (await wasInvitedBy(tx, inviter, userId)) throw new AppError('invite_circle');
  await tx.insert(inviteClaim).values({ userId, inviterId: inviter, claimedAt: context.clock.now() });
  const { claimerDays, inviterDays, inviterDaysAMonth } = await readRewards(tx);
  const earned = await daysEarnedThisMonth(tx, context.clock, inviter);
  const reward = Math.max(0, Math.min(inviterDays, inviterDaysAMonth - earned));
  if (claimerDays > 0) await grantVip(context, tx, { userId, source: 'code', days: claimerDays });
  if (reward > 0) await grantVip(context, tx, { userId: inviter, source: 'reward', days: reward });
  return { days: claimerDays };
}

/** Whether the other stands anywhere above somebody in the chain of who invited whom. */
async function wasInvitedBy(tx: Transaction, userId: string, other: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with recursive above(id) as (
      select ${inviteClaim.inviterId} from ${inviteClaim} where ${inviteClaim.userId} = ${userId}
      union
      select ${inviteClaim.inviterId} from ${inviteClaim} join above on ${inviteClaim.userId} = above.id
    ) select 1 from above where id = ${other}`);
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
