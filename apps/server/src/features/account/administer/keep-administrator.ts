import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { user } from '../../../db/schema/account.ts';
import { AppError } from '../../../ports/app-error.ts';

/**
 * Makes sure that somebody else administers the installation, before this person no longer does. Two administrators who remove
 * each other at once wait for one another: one of them stays.
 * @throws AppError `last_administrator`
 */
export async function keepAdministrator(tx: Transaction, userId: string): Promise<void> {
  const administrators = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.role, 'admin'), eq(user.disabled, false)))
    .orderBy(asc(user.id))
    .for('update');
  const isOne = administrators.some(({ id }) => id === userId);
  if (isOne && administrators.length === 1) throw new AppError('last_administrator');
}
