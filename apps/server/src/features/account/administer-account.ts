import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { storePassword } from './change-password.ts';
import { normalizeMobile } from './normalize-mobile.ts';
import { requireAccount } from './require-account.ts';
import { requireGoodPassword } from './require-good-password.ts';

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Makes an account an administrator, from the command line. @throws AppError `not_found` */
export async function makeAdmin(context: RequestContext, input: { mobile: string }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [account] = await tx
      .update(user)
      .set({ role: 'admin' })
      .where(eq(user.mobile, normalizeMobile(input.mobile)))
      .returning({ id: user.id });
    if (!account) throw new AppError('not_found');
    await recordAudit(context, tx, { kind: 'account', action: 'made_administrator', id: account.id });
  });
}

/**
 * Sets a new password and ends all sessions; one is made up when none is given. An administrator changes their own with the present one.
 * @returns the password now valid
 * @throws AppError `not_found`, `weak_password`, `own_account`
 */
export async function setPassword(
  context: RequestContext,
  input: { mobile: string; password?: string | undefined },
): Promise<{ password: string }> {
  const account = await requireAccount(context, input.mobile);
  if (account.id === context.caller.userId) throw new AppError('own_account');
  if (input.password) await requireGoodPassword(input.password, [account.mobile, account.nickname]);
  const password = input.password ?? makeUpPassword();
  await storePassword(context, account.id, { password, action: 'password_reset', isMadeUp: !input.password });
  return { password };
}

/** A password nobody chose: 69 bits, without letters and digits that are taken for one another. */
export function makeUpPassword(): string {
  return Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
