import { eq } from 'drizzle-orm';
import { session, user } from '../../db/schema/account.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { Caller, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { normalizeMobile } from './normalize-mobile.ts';
import { endSessions } from './open-session.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { useSmsCode } from './sms-code.ts';
import { throttleAttempts } from './throttle-attempts.ts';

/** Changes the password and ends the other sessions. @throws AppError `wrong_password`, `weak_password`, `same_password` */
export async function changePassword(
  context: AccountContext & RequestContext,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { caller } = context;
  if (caller.mustChangePassword && input.newPassword === input.currentPassword)
    throw new AppError('same_password');
  const [account] = await context.db.select().from(user).where(eq(user.id, caller.userId));
  await requireGoodPassword(input.newPassword, [account?.mobile, account?.nickname]);
  await checkPassword(context, input.currentPassword);
  await storePassword(context, caller.userId, {
    password: input.newPassword,
    action: 'password_changed',
    exceptSessionId: caller.sessionId,
  });
}

/** The caller's account, for what asks for the password again. @throws AppError `wrong_password` */
export async function checkPassword(
  context: AccountContext & RequestContext,
  password: string,
): Promise<typeof user.$inferSelect> {
  const { userId } = context.caller;
  return throttleAttempts(context, { kind: 'change-password', account: userId }, async () => {
    const [account] = await context.db.select().from(user).where(eq(user.id, userId));
    const matches = await verifyPassword(account?.passwordHash, password);
    if (!account || !matches) throw new AppError('wrong_password');
    return account;
  });
}

/** Sets a new password with an SMS code and ends all sessions. @throws AppError `wrong_code`, `weak_password`, `sms_not_configured` */
export async function resetPassword(
  context: AccountContext & RequestContext<Caller | null>,
  input: { mobile: string; code: string; password: string },
): Promise<void> {
  if ((await context.sms()).kind === 'none') throw new AppError('sms_not_configured');
  const mobile = normalizeMobile(input.mobile);
  // Before the code is used up, and whether or not the number has an account.
  await requireGoodPassword(input.password, [mobile]);
  await throttleAttempts(context, { kind: 'reset', account: mobile }, async () => {
    await useSmsCode(context, { mobile, purpose: 'reset', code: input.code });
    const [account] = await context.db
      .select({ id: user.id, role: user.role })
      .from(user)
      .where(eq(user.mobile, mobile));
    if (!account) throw new AppError('wrong_code');
    // Whoever holds the number is the account's person, signed in or not.
    const person = { userId: account.id, sessionId: '', role: account.role };
    await storePassword({ ...context, caller: person }, account.id, {
      password: input.password,
      action: 'password_reset',
    });
  });
}

/** Stores a password and ends the sessions opened with the old one, except one. What was made up, its person has to change. */
export async function storePassword(
  context: RequestContext,
  userId: string,
  change: {
    password: string;
    action: 'password_changed' | 'password_reset';
    exceptSessionId?: string;
    isMadeUp?: boolean;
  },
): Promise<void> {
  const passwordHash = await hashPassword(change.password);
  await context.db.transaction(async (tx) => {
    const mustChangePassword = change.isMadeUp ?? false;
    await tx.update(user).set({ passwordHash, mustChangePassword }).where(eq(user.id, userId));
    await endSessions(context, tx, userId, change.exceptSessionId);
    await tx.update(session).set({ mustChangePassword }).where(eq(session.userId, userId));
    await recordAudit(context, tx, { kind: 'account', action: change.action, id: userId });
  });
}
