import { eq } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import type { Caller, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { verifyPassword } from './hash-password.ts';
import { normalizeMobile } from './normalize-mobile.ts';
import { grantSession, type SessionGrant } from './session-grant.ts';
import { useSmsCode } from './sms-code.ts';
import { throttleAttempts } from './throttle-attempts.ts';

export interface Credentials {
  username: string;
  password: string;
}

type SignInContext = AccountContext & RequestContext<Caller | null>;

/** Signs in by password. @throws AppError `wrong_credentials`, `account_disabled`, `rate_limited` */
export async function signInByPassword(context: SignInContext, input: Credentials): Promise<SessionGrant> {
  const mobile = normalizeMobile(input.username);
  return throttleAttempts(context, { kind: 'sign-in', account: mobile }, async () => {
    const account = await findAccount(context, mobile);
    const matches = await verifyPassword(account?.passwordHash, input.password);
    if (!account || !matches) throw new AppError('wrong_credentials');
    return enter(context, account);
  });
}

/** Signs in by a code sent by SMS. @throws AppError `wrong_code`, `sms_not_configured`, `account_disabled`, `rate_limited` */
export async function signInByCode(context: SignInContext, input: Credentials): Promise<SessionGrant> {
  const mobile = normalizeMobile(input.username);
  return throttleAttempts(context, { kind: 'sign-in-code', account: mobile }, async () => {
    await useSmsCode(context, { mobile, purpose: 'login', code: input.password });
    const account = await findAccount(context, mobile);
    if (!account) throw new AppError('wrong_code');
    return enter(context, account);
  });
}

type Account = typeof user.$inferSelect;

async function findAccount(context: AccountContext, mobile: string): Promise<Account | undefined> {
  const [account] = await context.db.select().from(user).where(eq(user.mobile, mobile));
  return account;
}

/** Opens the session; what a guest made comes along. */
async function enter(context: SignInContext, account: Account): Promise<SessionGrant> {
  if (account.disabled) throw new AppError('account_disabled');
  const { caller } = context;
  const guestId = caller?.role === 'guest' ? caller.userId : null;
  return context.db.transaction(async (tx) => {
    if (guestId) {
      for (const data of context.personalData) await data.move?.(tx, guestId, account.id);
      await tx.delete(user).where(eq(user.id, guestId));
    }
    return grantSession(context, tx, account);
  });
}
