import { and, isNotNull, lt } from 'drizzle-orm';
import { feedback } from '../../db/schema/feedback.ts';
import type { AppContext } from '../../ports/app-context.ts';

const KEPT_MS = 2 * 24 * 3_600_000;

/** Housekeeping: no feedback tells where it came from once no cap asks for it. */
export async function forgetNetworks({ db, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await db
    .update(feedback)
    .set({ addressHash: null })
    .where(and(isNotNull(feedback.addressHash), lt(feedback.createdAt, before)));
}
