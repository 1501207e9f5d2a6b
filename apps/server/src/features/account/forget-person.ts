import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { session, user } from '../../db/schema/account.ts';
import { storedFile } from '../../db/schema/file.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { holdObject, removeObjects } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { requireAccount } from './require-account.ts';

/**
 * Forgets a person, from the command line: the account, and all that any feature keeps of it. What was done stays in the audit
 * without a name. Cut off in between, the account is closed, and a repetition goes on.
 * @returns how many things of each kind went
 * @throws AppError `not_found`; `last_administrator`, since whoever still has the setup code could take the installation over
 */
export async function forgetPerson(
  context: AccountContext & RequestContext,
  input: { mobile: string },
): Promise<Record<string, number>> {
  const { id, role } = await requireAccount(context, input.mobile);
  const administrators = await context.db.$count(user, eq(user.role, 'admin'));
  if (role === 'admin' && administrators === 1) throw new AppError('last_administrator');
  return await removePerson(context, id, (tx) =>
    recordAudit(context, tx, { kind: 'account', action: 'forgotten', id }),
  );
}

/**
 * Removes an account or a guest with all that is theirs.
 * @param record what is written in the transaction that removes the account itself
 */
export async function removePerson(
  context: AccountContext,
  userId: string,
  record: (tx: Transaction) => Promise<void> = async () => {},
): Promise<Record<string, number>> {
  await close(context, userId);
  const removed: Record<string, number> = {};
  for (const data of context.personalData) removed[data.name] = await data.forget(userId);
  const avatars = await context.db.transaction(async (tx) => {
    const files = await tx
      .delete(storedFile)
      .where(eq(storedFile.ownerId, userId))
      .returning({ id: storedFile.id });
    // Held by what is gone, so that housekeeping removes what the store does not let go now.
    for (const { id } of files) await holdObject(context, tx, id, id);
    await tx.delete(user).where(eq(user.id, userId));
    await record(tx);
    return files.map(({ id }) => id);
  });
  await removeObjects(context, avatars);
  return removed;
}

/** Lets nobody in any more, so that nothing new is made meanwhile. */
async function close(context: AccountContext, userId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await tx.update(user).set({ disabled: true }).where(eq(user.id, userId));
    await tx.delete(session).where(eq(session.userId, userId));
  });
}
