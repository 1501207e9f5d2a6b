import type { Profile } from '@mingfa/contract/account';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/rights';
import { eq } from 'drizzle-orm';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import { user } from '../../db/schema/account.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { confirmPerson } from './confirm-person.ts';
import { getProfile } from './get-profile.ts';
import { recallNumber, rememberNumber } from './left-number.ts';
import { normalizeMobile } from './normalize-mobile.ts';
import { endSessions } from './open-session.ts';
import { checkSmsCode, spendSmsCode } from './sms-code.ts';
import { throttleAttempts } from './throttle-attempts.ts';

/**
 * Changes the number that the caller signs in with; other devices sign in again.
 * @throws AppError `wrong_password`, `second_factor_required`, `wrong_second_factor`, `wrong_code`, `mobile_taken`
 */
export async function changeMobile(
  context: AccountContext & RequestContext,
  input: EndpointInput<typeof contract.changeMobile>,
): Promise<Profile> {
  const { userId } = context.caller;
  const { password, secondFactor, code } = input;
  const mobile = normalizeMobile(input.mobile);
  await confirmPerson(context, { password, secondFactor });
  if ((await context.sms()).kind === 'none') {
    // Without a code it cannot but tell whether the number has an account.
    await throttleAttempts(context, { kind: 'number', account: mobile }, () =>
      storeMobile(context, mobile, null),
    );
  } else {
    await throttleAttempts(context, { kind: 'change-password', account: userId }, async () => {
      const codeId = await checkSmsCode(context, { mobile, purpose: 'change-mobile', code: code ?? '' });
      await storeMobile(context, mobile, codeId);
    });
  }
  return getProfile(context);
}

async function storeMobile(
  context: AccountContext & RequestContext,
  mobile: string,
  codeId: string | null,
): Promise<void> {
  const { userId, sessionId } = context.caller;
  await context.db
    .transaction(async (tx) => {
      if (codeId !== null) await spendSmsCode(context, tx, codeId);
      const [before] = await tx.select({ mobile: user.mobile }).from(user).where(eq(user.id, userId));
      if (before?.mobile)
        await rememberNumber(context, tx, { userId, mobile: before.mobile, isGoing: false });
      await tx.update(user).set({ mobile }).where(eq(user.id, userId));
      await recallNumber(context, tx, { userId, mobile });
      await endSessions(context, tx, userId, sessionId);
      await recordAudit(context, tx, { kind: 'account', action: 'mobile_changed', id: userId });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'user_mobile') ? new AppError('mobile_taken') : error;
    });
}
