import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/account.ts';
import { tellSecurity } from '../../engine/audit/index.ts';
import type { Caller, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { verifyPassword } from './hash-password.ts';
import { normalizeMobile } from './normalize-mobile.ts';
import { endSession } from './open-session.ts';
import { hasSecondFactor, useSecondFactor } from './second-factor.ts';
import { grantSession, type SessionGrant } from './session-grant.ts';
import { checkSmsCode, spendSmsCode } from './sms-code.ts';
import { throttleAttempts } from './throttle-attempts.ts';

export interface Credentials {
  username: string;
  password: string;
  /** The second factor's code, or a recovery code, where the account asks for one. */
  secondFactor?: string | undefined;
}

type SignInContext = AccountContext & RequestContext<Caller | null>;

/** Signs in by password. @throws AppError `wrong_credentials`, `account_disabled`, `second_factor_required`, `wrong_second_factor`, `rate_limited` */
export async function signInByPassword(context: SignInContext, input: Credentials): Promise<SessionGrant> {
  const mobile = normalizeMobile(input.username);
  const account = await throttleAttempts(context, { kind: 'sign-in', account: mobile }, async () => {
    const found = await findAccount(context, mobile);
    const matches = await verifyPassword(found?.passwordHash, input.password);
    if (!found || !matches) throw new AppError('wrong_credentials');
    return found;
  });
  const second = await passSecondFactor(context, account, input.secondFactor);
  return enter(context, account, ['password', ...second]);
}

/** Signs in by a code sent by SMS. @throws AppError `wrong_code`, `sms_not_configured`, `account_disabled`, `rate_limited` */
export async function signInByCode(context: SignInContext, input: Credentials): Promise<SessionGrant> {
  const mobile = normalizeMobile(input.username);
  const { account, codeId } = await throttleAttempts(
    context,
    { kind: 'sign-in-code', account: mobile },
    async () => {
      const id = await checkSmsCode(context, { mobile, purpose: 'login', code: input.password });
      const found = await findAccount(context, mobile);
      if (!found) throw new AppError('wrong_code');
      return { account: found, codeId: id };
    },
  );
  const second = await passSecondFactor(context, account, input.secondFactor);
  return enter(context, account, ['sms_code', ...second], (tx) => spendSmsCode(context, tx, codeId));
}

type Account = typeof user.$inferSelect;
type Factor = 'password' | 'sms_code' | 'second_factor';

async function findAccount(context: AccountContext, mobile: string): Promise<Account | undefined> {
  const [account] = await context.db.select().from(user).where(eq(user.mobile, mobile));
  return account;
}

/** @throws AppError `second_factor_required` where none was given yet, `wrong_second_factor`, `rate_limited` */
async function passSecondFactor(
  context: SignInContext,
  account: Account,
  code: string | undefined,
): Promise<Factor[]> {
  if (account.disabled) throw new AppError('account_disabled');
  if (!(await hasSecondFactor(context, account.id))) return [];
  if (!code) throw new AppError('second_factor_required');
  await throttleAttempts(context, { kind: 'second-factor', account: account.id }, () =>
    useSecondFactor(context, account.id, code),
  );
  return ['second_factor'];
}

/** A guest may have become an account meanwhile, which is nobody's to take over. */
async function holdGuest(tx: Transaction, guestId: string): Promise<boolean> {
  const held = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, guestId), eq(user.role, 'guest')))
    .for('update');
  return held.length > 0;
}

/** Opens the session in the place of the one the request came with; what a guest made comes along. */
async function enter(
  context: SignInContext,
  account: Account,
  factors: readonly Factor[],
  spend: (tx: Transaction) => Promise<void> = async () => {},
): Promise<SessionGrant> {
  const { caller } = context;
  const guestId = caller?.role === 'guest' ? caller.userId : null;
  const grant = await context.db.transaction(async (tx) => {
    await spend(tx);
    if (guestId && (await holdGuest(tx, guestId))) {
      for (const data of context.personalData) await data.move?.(tx, guestId, account.id);
      await tx.delete(user).where(eq(user.id, guestId));
    } else if (caller) await endSession(context, tx, caller.sessionId);
    // A code was sent to the person; a password that was made up has been seen by somebody else.
    const mustChangePassword = account.mustChangePassword && factors.includes('password');
    return grantSession(context, tx, { id: account.id, role: account.role, mustChangePassword });
  });
  tellSecurity(context, { event: 'signed_in', accountId: account.id, factors });
  return grant;
}
