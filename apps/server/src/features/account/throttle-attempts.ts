import { inArray, sql } from 'drizzle-orm';
import { signInAttempt } from '../../db/schema/account.ts';
import type { AppContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { networkOf } from './network-of.ts';

type ThrottleContext = AppContext & { secrets: Secrets };

/** Failures older than this are forgotten. */
const FORGET_AFTER_MS = 3_600_000;
const LONGEST_WAIT_SECONDS = 900;

/** Attempts that are free before each further one doubles the wait. */
const FREE_ATTEMPTS = { pair: 5, account: 20, address: 30 } as const;
type Scope = keyof typeof FREE_ATTEMPTS;

/**
 * Counts an attempt before it is tried, so that many at once cannot slip through. Slowed by account and address
 * together first; by account alone later, so that a stranger cannot lock a person out quickly.
 * @returns forgets the failures of the account, to be called when the attempt succeeded
 * @throws AppError `rate_limited` with the time to wait
 */
export async function throttleAttempts(
  context: ThrottleContext,
  input: { kind: string; account: string; address: string },
): Promise<() => Promise<void>> {
  const subjectOf = (scope: Scope, value: string) =>
    `${scope}:${context.secrets.sign('sign-in-attempt', `${input.kind}\0${value}`)}`;
  const network = networkOf(input.address);
  const subjects = {
    pair: subjectOf('pair', `${input.account}\0${network}`),
    account: subjectOf('account', input.account),
    address: subjectOf('address', network),
  };
  for (const scope of ['address', 'account', 'pair'] as const) {
    await countAttempt(context, subjects[scope], FREE_ATTEMPTS[scope]);
  }
  return async () => {
    await context.db
      .delete(signInAttempt)
      .where(inArray(signInAttempt.subject, [subjects.pair, subjects.account]));
  };
}

async function countAttempt(context: ThrottleContext, subject: string, free: number): Promise<void> {
  const now = context.clock.now();
  const forgetBefore = new Date(now.getTime() - FORGET_AFTER_MS);
  const failures = sql`case when ${signInAttempt.lastAt} < ${forgetBefore} then 1 else ${signInAttempt.failures} + 1 end`;
  // Doubles from one second with each attempt beyond the free ones; the exponent is bounded before it overflows.
  const wait = sql`least(${LONGEST_WAIT_SECONDS}, power(2, least(12, ${failures} - ${free}::int))) * interval '1 second'`;
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
    .where(sql`${signInAttempt.subject} = ${subject}`);
  const seconds = Math.max(1, Math.ceil(((row?.blockedUntil ?? now).getTime() - now.getTime()) / 1000));
  throw new AppError('rate_limited', { seconds }, { retryAfterSeconds: seconds });
}
