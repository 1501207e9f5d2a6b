import type { Tier } from '@mingfa/contract/quota';
import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { user } from '../../db/schema/account.ts';
import type { AppContext, Caller } from '../../ports/app-context.ts';

/** The row of the tables of quotas that counts for a caller now. */
export async function tierOf(
  context: Pick<AppContext, 'clock'>,
  tx: DatabaseOrTransaction,
  caller: Pick<Caller, 'userId' | 'role'>,
): Promise<Tier> {
  if (caller.role !== 'user') return caller.role;
  const [found] = await tx.select({ vipUntil: user.vipUntil }).from(user).where(eq(user.id, caller.userId));
  return found?.vipUntil && found.vipUntil > context.clock.now() ? 'vip' : 'user';
}
