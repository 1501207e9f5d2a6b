import { eq, or, sql } from 'drizzle-orm';
import { signInAttempt, user } from '../../db/schema/account.ts';
import { type SecurityEvent, tellSecurity } from '../../engine/audit/index.ts';
import type { Caller, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { networkOf, siteOf } from '../../runtime/network-of.ts';
import { findKnownDevice } from './known-device.ts';

type ThrottleContext = RequestContext<Caller | null> & { secrets: Secrets };

/** What is tried, and on which account: its number, or the id of whoever is signed in. */
export interface Attempt {
  kind:
    | 'sign-in'
    | 'sign-in-code'
    | 'second-factor'
    | 'change-password'
    | 'reset'
    | 'setup'
    | 'register'
    | 'number'
    | 'claim'
    | 'invite-request'
    | 'password-rate'
    | 'share';
  /** Of a share its id. */
  account: string;
  /** By which a browser that the share opened in before is told; null: it is new to the share. */
  reader?: string | null;
}

/** How attempts are slowed: some are free, then each further one waits twice as long as the one before. */
interface Policy {
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** Failures older than this are forgotten. */
  forgetAfterSeconds: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const usual = { firstWaitSeconds: 1, longestWaitSeconds: 900, forgetAfterSeconds: HOUR };
const aDay = { firstWaitSeconds: DAY, longestWaitSeconds: DAY, forgetAfterSeconds: DAY };

/**
 * A device that signed in to the account before is slowed by its own failures alone. Everybody else is by account and network
 * together, then by network, and, for guesses that come from everywhere, by account: never so long that a stranger keeps out
 * an owner who has a new device.
 */
const POLICIES = {
  device: { ...usual, free: 10 },
  pair: { ...usual, free: 5 },
  network: { ...usual, free: 30 },
  account: { ...usual, free: 30, longestWaitSeconds: 60 },
} satisfies Record<string, Policy>;

/** Being told that a number has an account, or asking for an invite code: a few times a day for a number, and for all numbers from one network. */
const TELLING_POLICIES = { pair: { ...aDay, free: 3 }, network: { ...aDay, free: 10 } } satisfies Record<
  string,
  Policy
>;

/** Rating passwords while they are typed is slowed so that it is of no use for trying out lists; an office of people who sign up does not feel it. */
const RATING_POLICY: Policy = { ...usual, free: 300, longestWaitSeconds: 60 };

/**
 * Of a share. A network's first tries of a day wait for nobody and nobody waits for them: strangers cannot keep out who was told the
 * password. N networks (of IPv6 a /48) so get about 3 N + 1,470 guesses a day, 30 together and then one a minute: of six digits, the
 * fewest that are taken, one in 220 where N is 1000; of the ten letters the product makes up nothing (decision 024).
 */
const SHARE_POLICIES = {
  pair: { ...usual, free: 5, forgetAfterSeconds: DAY },
  firstTries: 3,
};

type Scope = keyof typeof POLICIES;
interface Budget {
  scope: Scope;
  subject: string;
  policy: Policy;
  /** It does not count the first tries from a network. */
  afterFirst?: number;
}

/**
 * Does what may fail by a wrong guess. The attempt is counted before it is tried, so that many at once cannot slip through,
 * and taken back when it succeeds.
 * @throws AppError `rate_limited` with the time to wait
 */
export async function throttleAttempts<Result>(
  context: ThrottleContext,
  attempt: Attempt,
  work: () => Promise<Result>,
): Promise<Result> {
  let counted: Budget[];
  let result: Result;
  try {
    counted = await countAttempts(context, attempt);
    result = await work();
  } catch (error) {
    if (error instanceof AppError) await tellFailure(context, attempt, error);
    throw error;
  }
  for (const budget of counted) await takeBack(context, budget);
  return result;
}

/**
 * Counts what is slowed whether it succeeds or fails. @returns the budgets it counts in
 * @throws AppError `rate_limited` with the time to wait
 */
export async function countAttempts(context: ThrottleContext, attempt: Attempt): Promise<Budget[]> {
  const counted: Budget[] = [];
  let tries = Number.POSITIVE_INFINITY;
  for (const budget of await budgetsOf(context, attempt)) {
    if (tries <= (budget.afterFirst ?? 0)) continue;
    const failures = await countAttempt(context, budget);
    if (budget.scope === 'pair') tries = failures;
    counted.push(budget);
  }
  return counted;
}

/** Whose refusals are no failures of somebody. */
type UntoldKind = 'number' | 'invite-request' | 'password-rate';

const FAILED: Record<Exclude<Attempt['kind'], UntoldKind>, SecurityEvent['event']> = {
  'sign-in': 'sign_in_failed',
  'sign-in-code': 'sign_in_failed',
  'second-factor': 'second_factor_failed',
  'change-password': 'password_change_failed',
  reset: 'password_reset_failed',
  setup: 'setup_code_failed',
  register: 'sign_up_failed',
  share: 'share_password_failed',
  claim: 'invite_claim_failed',
};

/** Whether or not the number has an account it is looked up, so that neither takes longer. */
async function tellFailure(
  context: ThrottleContext,
  { kind, account }: Attempt,
  error: AppError,
): Promise<void> {
  // Of the two around a sign-up the outer one tells.
  if (kind === 'number' || kind === 'invite-request' || kind === 'password-rate') return;
  const [found] = await context.db.select({ id: user.id }).from(user).where(isAccount(account));
  const event = error.code === 'rate_limited' ? 'attempts_slowed' : FAILED[kind];
  tellSecurity(context, { event, accountId: found?.id });
}

const isAccount = (account: string) => or(eq(user.id, account), eq(user.mobile, account));

/** The narrowest first: who waits for its own failures does not add to those of others. */
async function budgetsOf(context: ThrottleContext, attempt: Attempt): Promise<Budget[]> {
  const { kind, account } = attempt;
  const network = networkOf(context.request.address);
  const budget = (scope: Scope, policy: Policy, ...what: string[]): Budget => ({
    scope,
    policy,
    subject: `${scope}:${context.secrets.sign('sign-in-attempt', [kind, ...what].join('\0'))}`,
  });
  if (kind === 'password-rate') return [budget('network', RATING_POLICY, network)];
  if (kind === 'number' || kind === 'invite-request')
    return [
      budget('pair', TELLING_POLICIES.pair, account, network),
      budget('network', TELLING_POLICIES.network, network),
    ];
  if (kind === 'share') {
    if (attempt.reader) return [budget('device', POLICIES.device, account, attempt.reader)];
    return [
      budget('pair', SHARE_POLICIES.pair, account, siteOf(context.request.address)),
      budget('network', POLICIES.network, network),
      { ...budget('account', POLICIES.account, account), afterFirst: SHARE_POLICIES.firstTries },
    ];
  }
  const deviceHash = await findKnownDevice(context, account);
  if (deviceHash) return [budget('device', POLICIES.device, account, deviceHash)];
  return [
    budget('pair', POLICIES.pair, account, network),
    budget('network', POLICIES.network, network),
    budget('account', POLICIES.account, account),
  ];
}

/** @returns how many failures there are with this one */
async function countAttempt(context: ThrottleContext, { subject, policy }: Budget): Promise<number> {
  const { free, firstWaitSeconds, longestWaitSeconds, forgetAfterSeconds } = policy;
  const now = context.clock.now();
  const forgetBefore = new Date(now.getTime() - forgetAfterSeconds * 1000);
  const failures = sql`case when ${signInAttempt.lastAt} < ${forgetBefore} then 1 else ${signInAttempt.failures} + 1 end`;
  // The exponent is bounded before it overflows.
  const wait = sql`least(${longestWaitSeconds}::int, ${firstWaitSeconds}::int * power(2, least(12, ${failures} - ${free}::int))) * interval '1 second'`;
  const counted = await context.db
    .insert(signInAttempt)
    .values({ subject, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: signInAttempt.subject,
      set: {
        failures: sql`${failures}`,
        lastAt: now,
        blockedUntil: sql`case when ${failures} >= ${free}::int then ${now}::timestamptz + ${wait} end`,
      },
      setWhere: sql`${signInAttempt.blockedUntil} is null or ${signInAttempt.blockedUntil} <= ${now}`,
    })
    .returning({ failures: signInAttempt.failures });
  if (counted[0]) return counted[0].failures;
  const [row] = await context.db
    .select({ blockedUntil: signInAttempt.blockedUntil })
    .from(signInAttempt)
    .where(eq(signInAttempt.subject, subject));
  const seconds = Math.max(1, Math.ceil(((row?.blockedUntil ?? now).getTime() - now.getTime()) / 1000));
  throw new AppError('rate_limited', { seconds }, { retryAfterSeconds: seconds });
}

/** Who got in has no failures there; what others share is only rid of this attempt. */
async function takeBack(context: ThrottleContext, { scope, subject, policy }: Budget): Promise<void> {
  if (scope === 'device' || scope === 'pair') {
    await context.db.delete(signInAttempt).where(eq(signInAttempt.subject, subject));
    return;
  }
  const failures = sql`greatest(0, ${signInAttempt.failures} - 1)`;
  await context.db
    .update(signInAttempt)
    .set({
      failures,
      blockedUntil: sql`case when ${failures} >= ${policy.free}::int then ${signInAttempt.blockedUntil} end`,
    })
    .where(eq(signInAttempt.subject, subject));
}
