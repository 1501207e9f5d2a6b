import { and, eq, or, sql } from 'drizzle-orm';
import { knownDevice, signInAttempt, user } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { networkOf } from '../../runtime/network-of.ts';
import { hashToken } from './hash-token.ts';

type ThrottleContext = RequestContext<unknown> & { secrets: Secrets };

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
    | 'number';
  account: string;
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

/** Being told that a number has an account: a few times a day for a number, and for all numbers from one network. */
const TELLING_POLICIES = { pair: { ...aDay, free: 3 }, network: { ...aDay, free: 10 } } satisfies Record<
  string,
  Policy
>;

type Scope = keyof typeof POLICIES;
interface Budget {
  scope: Scope;
  subject: string;
  policy: Policy;
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
  const budgets = await budgetsOf(context, attempt);
  for (const budget of budgets) await countAttempt(context, budget);
  const result = await work();
  for (const budget of budgets) await takeBack(context, budget);
  return result;
}

/** The narrowest first: who waits for its own failures does not add to those of others. */
async function budgetsOf(context: ThrottleContext, attempt: Attempt): Promise<Budget[]> {
  const { kind, account } = attempt;
  const network = networkOf(context.request.address);
  const budget = (scope: Scope, policy: Policy, ...what: string[]): Budget => ({
    scope,
    policy,
    subject: `${scope}:${context.secrets.sign('sign-in-attempt', [kind, ...what].join('\0'))}`,
  });
  if (kind === 'number')
    return [
      budget('pair', TELLING_POLICIES.pair, account, network),
      budget('network', TELLING_POLICIES.network, network),
    ];
  const deviceHash = await findKnownDevice(context, account);
  if (deviceHash) return [budget('device', POLICIES.device, account, deviceHash)];
  return [
    budget('pair', POLICIES.pair, account, network),
    budget('network', POLICIES.network, network),
    budget('account', POLICIES.account, account),
  ];
}

/** The hash of the token this browser was given when somebody signed in to the account on it. */
async function findKnownDevice(context: ThrottleContext, account: string): Promise<string | null> {
  const { deviceToken } = context.request;
  if (!deviceToken) return null;
  const [known] = await context.db
    .select({ tokenHash: knownDevice.tokenHash })
    .from(knownDevice)
    .innerJoin(user, eq(user.id, knownDevice.userId))
    .where(
      and(
        eq(knownDevice.tokenHash, hashToken(deviceToken)),
        or(eq(user.id, account), eq(user.mobile, account)),
      ),
    );
  return known?.tokenHash ?? null;
}

async function countAttempt(context: ThrottleContext, { subject, policy }: Budget): Promise<void> {
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
    .returning({ subject: signInAttempt.subject });
  if (counted.length > 0) return;
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
