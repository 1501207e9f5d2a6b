import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { user } from '../../../db/schema/account.ts';
import { keepAdministrator } from '../administer/keep-administrator.ts';

/** Whether this is the one account that administers the installation. */
export async function isOnlyAdministrator(db: DatabaseOrTransaction, userId: string): Promise<boolean> {
  const open = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.role, 'admin'), eq(user.disabled, false)))
    .limit(2);
  return open.length === 1 && open[0]?.id === userId;
}

/**
 * Without one, whoever still has the setup code could take the installation over. Two who go at once wait for each other.
 * @throws AppError `last_administrator`
 */
export async function requireOtherAdministrator(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('mingfa.setup'))`);
  await keepAdministrator(tx, userId);
}
