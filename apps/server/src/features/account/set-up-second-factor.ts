import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/second-factor';
import { and, eq, isNull } from 'drizzle-orm';
import { recoveryCode, secondFactor, user } from '../../db/schema/account.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { getInstallationSettings } from '../administration/index.ts';
import type { AccountContext } from './account-context.ts';
import { checkPassword } from './change-password.ts';
import { endSessions } from './open-session.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { requireAccount } from './require-account.ts';
import { hasSecondFactor, makeGenerator, useSecondFactor, useTimeCode } from './second-factor.ts';
import { throttleAttempts } from './throttle-attempts.ts';

type PersonContext = AccountContext & RequestContext;

/** Whether the caller's account asks for a second factor, and whether it must. */
export async function getSecondFactor(
  context: PersonContext,
): Promise<EndpointOutput<typeof contract.getSecondFactor>> {
  const { userId } = context.caller;
  const [account] = await context.db.select({ role: user.role }).from(user).where(eq(user.id, userId));
  const unused = and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt));
  const { secondFactorForAdministrators } = await getInstallationSettings(context);
  return {
    enabled: await hasSecondFactor(context, userId),
    recoveryCodesLeft: await context.db.$count(recoveryCode, unused),
    required: account?.role === 'admin' && secondFactorForAdministrators,
  };
}

/**
 * Makes the secret that an authenticator app is to keep. It counts once a code of it was given.
 * @throws AppError `wrong_password`, `second_factor_on`
 */
export async function beginSecondFactor(
  context: PersonContext,
  input: { currentPassword: string },
): Promise<EndpointOutput<typeof contract.beginSecondFactor>> {
  const { userId } = context.caller;
  const { mobile } = await checkPassword(context, input.currentPassword);
  const generator = makeGenerator(mobile ?? '');
  const secret = generator.secret.base32;
  const row = {
    sealedSecret: context.secrets.encryptSecret(secret),
    confirmedAt: null,
    lastStep: 0,
    createdAt: context.clock.now(),
  };
  const begun = await context.db
    .insert(secondFactor)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: secondFactor.userId, set: row, setWhere: isNull(secondFactor.confirmedAt) })
    .returning({ userId: secondFactor.userId });
  if (begun.length === 0) throw new AppError('second_factor_on');
  return { secret, address: generator.toString() };
}

/**
 * Switches the second factor on with a first code; other devices sign in again, with it.
 * @throws AppError `wrong_second_factor`, `second_factor_on`
 */
export async function confirmSecondFactor(
  context: PersonContext,
  input: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { userId, sessionId } = context.caller;
  if (await hasSecondFactor(context, userId)) throw new AppError('second_factor_on');
  await throttleAttempts(context, { kind: 'second-factor', account: userId }, async () => {
    if (!(await useTimeCode(context, userId, input.code.replace(/\s/g, ''))))
      throw new AppError('wrong_second_factor');
  });
  return context.db.transaction(async (tx) => {
    const switched = await tx
      .update(secondFactor)
      .set({ confirmedAt: context.clock.now() })
      .where(and(eq(secondFactor.userId, userId), isNull(secondFactor.confirmedAt)))
      .returning({ userId: secondFactor.userId });
    if (switched.length === 0) throw new AppError('second_factor_on');
    await endSessions(context, tx, userId, sessionId);
    await recordAudit(context, tx, { kind: 'account', action: 'second_factor_on', id: userId });
    return { recoveryCodes: await makeRecoveryCodes(context, tx, userId) };
  });
}

/** Makes new recovery codes in the place of the old ones. @throws AppError `wrong_second_factor` */
export async function renewRecoveryCodes(
  context: PersonContext,
  input: { code: string },
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = context.caller;
  await throttleAttempts(context, { kind: 'second-factor', account: userId }, () =>
    useSecondFactor(context, userId, input.code),
  );
  return context.db.transaction(async (tx) => {
    await recordAudit(context, tx, { kind: 'account', action: 'recovery_codes_made', id: userId });
    return { recoveryCodes: await makeRecoveryCodes(context, tx, userId) };
  });
}

/** Switches the second factor off; other devices sign in again. @throws AppError `wrong_password`, `wrong_second_factor` */
export async function switchOffSecondFactor(
  context: PersonContext,
  input: { currentPassword: string; code: string },
): Promise<void> {
  const { userId } = context.caller;
  await checkPassword(context, input.currentPassword);
  await throttleAttempts(context, { kind: 'second-factor', account: userId }, () =>
    useSecondFactor(context, userId, input.code),
  );
  await removeSecondFactor(context, userId, context.caller.sessionId);
}

/** Switches off a second factor that was lost, from the command line. @throws AppError `not_found` */
export async function removeLostSecondFactor(
  context: RequestContext,
  input: { mobile: string },
): Promise<void> {
  const { id } = await requireAccount(context, input.mobile);
  if (id === context.caller.userId) throw new AppError('own_account');
  await removeSecondFactor(context, id);
}

/** Switches off a second factor, whoever asked for it. */
export async function removeSecondFactor(
  context: RequestContext,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
    await tx.delete(secondFactor).where(eq(secondFactor.userId, userId));
    await endSessions(context, tx, userId, exceptSessionId);
    await recordAudit(context, tx, { kind: 'account', action: 'second_factor_off', id: userId });
  });
}
