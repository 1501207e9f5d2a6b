import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { user } from '../../../db/schema/account.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { AccountContext } from '../account-context.ts';
import { makeUpPassword } from '../administer-account.ts';
import { storePassword } from '../change-password.ts';
import { removePerson } from '../forget-person.ts';
import { endSessions } from '../open-session.ts';
import { removeSecondFactor } from '../set-up-second-factor.ts';
import { keepAdministrator } from './keep-administrator.ts';

type UserRow = typeof user.$inferSelect;

/** Makes an account an administrator, or a user again. @throws AppError `not_found`, `last_administrator` */
export async function changeRole(
  context: RequestContext,
  { userId, role }: { userId: string; role: 'user' | 'admin' },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (role === 'user') await keepAdministrator(tx, userId);
    const before = await holdUser(tx, userId);
    // A guest has no number to sign in with again.
    if (before.role === 'guest') throw new AppError('not_found');
    if (before.role === role) return;
    await tx.update(user).set({ role }).where(eq(user.id, userId));
    const action = role === 'admin' ? 'made_administrator' : 'unmade_administrator';
    await recordAudit(context, tx, { kind: 'account', action, id: userId });
  });
}

/** Locks an account, which ends its sessions, or unlocks it. @throws AppError `not_found`, `last_administrator`, `own_account` */
export async function lockUser(
  context: RequestContext,
  { userId, isLocked }: { userId: string; isLocked: boolean },
): Promise<void> {
  refuseOneself(context, userId);
  await context.db.transaction(async (tx) => {
    if (isLocked) await keepAdministrator(tx, userId);
    const before = await holdUser(tx, userId);
    if (before.disabled === isLocked) return;
    await tx.update(user).set({ disabled: isLocked }).where(eq(user.id, userId));
    if (isLocked) await endSessions(context, tx, userId);
    await recordAudit(context, tx, { kind: 'account', action: isLocked ? 'locked' : 'unlocked', id: userId });
  });
}

/** Ends all sessions of a person. @throws AppError `not_found` */
export async function signOutUser(context: RequestContext, { userId }: { userId: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    await holdUser(tx, userId);
    await endSessions(context, tx, userId);
    await recordAudit(context, tx, { kind: 'account', action: 'signed_out', id: userId });
  });
}

/** Makes up a new password, told once, and ends the person's sessions; one's own is changed with the present one. @throws AppError `not_found`, `own_account` */
export async function resetUserPassword(
  context: RequestContext,
  { userId }: { userId: string },
): Promise<{ password: string }> {
  refuseOneself(context, userId);
  const [held] = await context.db.select({ role: user.role }).from(user).where(eq(user.id, userId));
  if (!held || held.role === 'guest') throw new AppError('not_found');
  const password = makeUpPassword();
  await storePassword(context, userId, { password, action: 'password_reset', isMadeUp: true });
  return { password };
}

/** Switches off a second factor that was lost; one's own is, with password and code. @throws AppError `not_found`, `own_account` */
export async function removeUserSecondFactor(
  context: RequestContext,
  { userId }: { userId: string },
): Promise<void> {
  refuseOneself(context, userId);
  await context.db.transaction((tx) => holdUser(tx, userId));
  await removeSecondFactor(context, userId);
}

/**
 * Removes a person with everything that is theirs, once what names them was typed. Cut off in between, the account is closed,
 * and a repetition goes on.
 * @returns how many things of each kind went
 * @throws AppError `not_found`, `last_administrator`, `own_account`, `not_confirmed`
 */
export async function deleteUser(
  context: AccountContext & RequestContext,
  { userId, typed }: { userId: string; typed: string },
): Promise<{ removed: Record<string, number> }> {
  refuseOneself(context, userId);
  const removed = await removePerson(context, userId, {
    async beforeClosing(tx) {
      await keepAdministrator(tx, userId);
      const { mobile } = await holdUser(tx, userId);
      if (typed !== (mobile ?? userId)) throw new AppError('not_confirmed');
    },
    record: (tx) => recordAudit(context, tx, { kind: 'account', action: 'forgotten', id: userId }),
  });
  return { removed };
}

async function holdUser(tx: Transaction, userId: string): Promise<UserRow> {
  const [row] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

function refuseOneself({ caller }: RequestContext, userId: string): void {
  if (caller.userId === userId) throw new AppError('own_account');
}
