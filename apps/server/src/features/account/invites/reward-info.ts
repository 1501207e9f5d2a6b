import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/invite';
import { and, desc, eq, sql } from 'drizzle-orm';
import { inviteClaim, user, vipGrant } from '../../../db/schema/account.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { maskName } from '../../../runtime/mask-name.ts';
import { daysEarnedThisMonth } from './claim-invite.ts';
import { readRewards } from './invite-rewards.ts';
import { personalCodeOf } from './personal-code.ts';

const SHOWN = 100;

/** The caller's own code, what it gave, and all VIP days that were ever given. */
export async function getRewardInfo(
  context: RequestContext,
): Promise<EndpointOutput<typeof contract.getRewardInfo>> {
  const { db, clock } = context;
  const { userId } = context.caller;
  const code = await personalCodeOf(context, userId);
  const rules = await readRewards(db);
  const invited = await db
    .select({ nickname: user.nickname, claimedAt: inviteClaim.claimedAt })
    .from(inviteClaim)
    .innerJoin(user, eq(user.id, inviteClaim.userId))
    .where(eq(inviteClaim.inviterId, userId))
    .orderBy(desc(inviteClaim.claimedAt))
    .limit(SHOWN);
  const ofCaller = eq(vipGrant.userId, userId);
  const [earned] = await db
    .select({ days: sql<number>`coalesce(sum(${vipGrant.days}), 0)::int` })
    .from(vipGrant)
    .where(and(ofCaller, eq(vipGrant.source, 'reward')));
  const grants = await db
    .select()
    .from(vipGrant)
    .where(ofCaller)
    .orderBy(desc(vipGrant.grantedAt), desc(vipGrant.id))
    .limit(SHOWN);
  const daysThisMonth = await daysEarnedThisMonth(db, clock, userId);
  return {
    code,
    link: `/sign_up?invite=${code}`,
    rules,
    invited: invited.map(({ nickname, claimedAt }) => ({
      name: maskName(nickname),
      claimedAt: claimedAt.toISOString(),
    })),
    invitedTotal: await db.$count(inviteClaim, eq(inviteClaim.inviterId, userId)),
    daysEarned: earned?.days ?? 0,
    daysThisMonth,
    daysLeftThisMonth: Math.max(0, rules.inviterDaysAMonth - daysThisMonth),
    hasClaimed: (await db.$count(inviteClaim, eq(inviteClaim.userId, userId))) > 0,
    grants: grants.map(({ source, days, until, reason, grantedAt }) => ({
      source,
      days,
      until: until.toISOString(),
      reason,
      grantedAt: grantedAt.toISOString(),
    })),
  };
}
