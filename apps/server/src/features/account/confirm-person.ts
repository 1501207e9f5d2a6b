import { eq } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { checkPassword } from './change-password.ts';
import { hasSecondFactor, useSecondFactor } from './second-factor.ts';
import { useSmsCode } from './sms-code.ts';
import { throttleAttempts } from './throttle-attempts.ts';

/** What somebody gives to show once more that it is them. */
export interface Confirmation {
  password?: string | undefined;
  /** Sent by SMS, in the place of the password. */
  code?: string | undefined;
  secondFactor?: string | undefined;
}

/**
 * Asks who is signed in once more, before what cannot be taken back.
 * @returns the caller's account
 * @throws AppError `wrong_password`, `wrong_code`, `sms_not_configured`, `second_factor_required`, `wrong_second_factor`, `rate_limited`
 */
export async function confirmPerson(
  context: AccountContext & RequestContext,
  { password, code, secondFactor }: Confirmation,
): Promise<typeof user.$inferSelect> {
  const asksSecond = await hasSecondFactor(context, context.caller.userId);
  // Before a code is used up.
  if (asksSecond && !secondFactor) throw new AppError('second_factor_required');
  const account = code ? await checkCode(context, code) : await checkPassword(context, password ?? '');
  if (asksSecond && secondFactor)
    await throttleAttempts(context, { kind: 'second-factor', account: account.id }, () =>
      useSecondFactor(context, account.id, secondFactor),
    );
  return account;
}

function checkCode(
  context: AccountContext & RequestContext,
  code: string,
): Promise<typeof user.$inferSelect> {
  const { userId } = context.caller;
  return throttleAttempts(context, { kind: 'change-password', account: userId }, async () => {
    const [account] = await context.db.select().from(user).where(eq(user.id, userId));
    if (!account?.mobile) throw new AppError('wrong_code');
    await useSmsCode(context, { mobile: account.mobile, purpose: 'confirm', code });
    return account;
  });
}
