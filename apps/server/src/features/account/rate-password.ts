import { password as passwordRule } from '@mingfa/contract/account';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { ratePassword as contract } from '@mingfa/contract/password';
import { eq } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import type { Caller, RequestContext } from '../../ports/app-context.ts';
import type { AccountContext } from './account-context.ts';
import { estimatePassword } from './estimate-password.ts';
import { normalizeMobile } from './normalize-mobile.ts';
import { countAttempts } from './throttle-attempts.ts';

/**
 * Says how hard a password is to guess, by the rule of sign-up, change and reset. It is slowed by network, and nothing of it is kept.
 * @throws AppError `rate_limited`
 */
export async function ratePassword(
  context: AccountContext & RequestContext<Caller | null>,
  input: EndpointInput<typeof contract>,
): Promise<EndpointOutput<typeof contract>> {
  const { password } = input;
  await countAttempts(context, { kind: 'password-rate', account: '' });
  const { score, isTooEasy, warning, suggestions } = await estimatePassword(
    password,
    await knownOf(context, input),
  );
  const isLongEnough = passwordRule.safeParse(password).success;
  return {
    score: isLongEnough ? score : Math.min(score, 1),
    acceptable: isLongEnough && !isTooEasy,
    warning: isLongEnough ? warning : 'too_short',
    suggestions,
  };
}

/** The same as where the password is set. */
async function knownOf(
  { db, caller }: RequestContext<Caller | null>,
  { isOwn, mobile, nickname }: EndpointInput<typeof contract>,
): Promise<(string | null | undefined)[]> {
  if (!isOwn || caller === null) return [mobile && normalizeMobile(mobile), nickname?.trim()];
  const [account] = await db
    .select({ mobile: user.mobile, nickname: user.nickname })
    .from(user)
    .where(eq(user.id, caller.userId));
  return [account?.mobile, account?.nickname];
}
