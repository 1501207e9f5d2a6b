import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { feedback } from '../../db/schema/feedback.ts';
import type { Caller, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { countUse, householdOf, quotaExceeded } from '../account/index.ts';
import type { FeedbackContext } from './feedback-context.ts';

/** What one person may send in a day in China. */
const A_DAY = 20;
const HOUR_MS = 3_600_000;
/** From one network in an hour: by people with a session, and by those without. */
const FROM_NETWORK = { signedIn: 40, signedOut: 5 };

type Context = FeedbackContext & RequestContext<Caller | null>;

/** The network a request comes from, as it is kept for a while. */
export function hashNetwork({ secrets, request }: Context): string {
  return secrets.sign('feedback-network', householdOf(request.address));
}

/** Whether the caller's network has sent too much; before anything costly is done for it. @throws AppError `rate_limited` */
export async function requireQuietNetwork(context: Context, db: DatabaseOrTransaction): Promise<void> {
  const { caller, clock } = context;
  const now = clock.now().getTime();
  const limit = caller ? FROM_NETWORK.signedIn : FROM_NETWORK.signedOut;
  const recent = await db
    .select({ createdAt: feedback.createdAt })
    .from(feedback)
    .where(
      and(
        eq(feedback.addressHash, hashNetwork(context)),
        gt(feedback.createdAt, new Date(now - HOUR_MS)),
        caller ? undefined : isNull(feedback.userId),
      ),
    )
    .orderBy(asc(feedback.createdAt))
    .limit(limit);
  const [oldest] = recent;
  if (recent.length < limit || !oldest) return;
  const seconds = Math.max(1, Math.ceil((oldest.createdAt.getTime() + HOUR_MS - now) / 1000));
  throw new AppError('rate_limited', { seconds }, { retryAfterSeconds: seconds });
}

/** Counts one more, in the transaction that keeps it: of many at once those beyond the limit wait and fail. */
export async function takeFeedback(context: Context, tx: Transaction): Promise<void> {
  const { caller, clock } = context;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${hashNetwork(context)}))`);
  await requireQuietNetwork(context, tx);
  if (!caller) return;
  const limit = caller.role === 'admin' ? 0 : A_DAY;
  const counted = await countUse(context, tx, { userId: caller.userId, kind: 'feedback', limit });
  if (!counted) throw quotaExceeded(clock, limit);
}
