import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import { user } from '../../db/schema/account.ts';
import { tellSecurity } from '../../engine/audit/index.ts';
import type { Caller, MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { getInstallationSettings, redeemInvite, requireInvite } from '../administration/index.ts';
import type { AccountContext } from './account-context.ts';
import { hashPassword } from './hash-password.ts';
import { claimPersonalCode, isPersonalCode, ownerOfCode } from './invites/index.ts';
import { recallNumber } from './left-number.ts';
import { normalizeMobile } from './normalize-mobile.ts';
import { endSessions } from './open-session.ts';
import { plainNickname } from './plain-nickname.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { grantSession, type SessionGrant } from './session-grant.ts';
import { checkSmsCode, spendSmsCode } from './sms-code.ts';
import { throttleAttempts } from './throttle-attempts.ts';
import { writeAcceptance } from './write-acceptance.ts';

export interface RegisterInput {
  mobile: string;
  password: string;
  code?: string | undefined;
  inviteCode?: string | undefined;
  nickname?: string | undefined;
}

/**
 * Makes an account. A guest who registers becomes the account, so that its conversations stay where they are.
 * @throws AppError `registration_closed`, `invite_required`, `wrong_invite`, `wrong_code`, `weak_password`, `mobile_taken`
 */
export async function register(
  context: AccountContext & MakingContext<Caller | null>,
  input: RegisterInput,
): Promise<SessionGrant> {
  const settings = await getInstallationSettings(context);
  if (settings.registration === 'closed') throw new AppError('registration_closed');
  const inviteCode = input.inviteCode?.trim();
  if (settings.registration === 'invite' && !inviteCode) throw new AppError('invite_required');
  const mobile = normalizeMobile(input.mobile);
  await requireGoodPassword(input.password, [mobile, input.nickname]);
  // Guessing invite codes is slowed like guessing passwords.
  return throttleAttempts(context, { kind: 'register', account: mobile }, async () => {
    if (inviteCode) await requireAnyInvite(context, inviteCode);
    const smsCodeId =
      (await context.sms()).kind === 'none'
        ? null
        : await checkSmsCode(context, { mobile, purpose: 'register', code: input.code ?? '' });
    const passwordHash = await hashPassword(input.password);
    const newcomer = { ...input, mobile, passwordHash, inviteCode, smsCodeId };
    // Without a code by SMS a sign-up cannot but tell whether the number has an account.
    if (smsCodeId !== null) return makeAccount(context, newcomer);
    return throttleAttempts(context, { kind: 'number', account: mobile }, () =>
      makeAccount(context, newcomer),
    );
  });
}

/** A code for one registration, or somebody's own. @throws AppError `wrong_invite` */
async function requireAnyInvite(context: AccountContext, code: string): Promise<void> {
  if (!isPersonalCode(code)) return requireInvite(context, { code });
  if ((await ownerOfCode(context.db, code)) === null) throw new AppError('wrong_invite');
}

async function redeemAnyInvite(
  context: AccountContext,
  tx: Transaction,
  input: { code: string; userId: string },
): Promise<void> {
  if (!isPersonalCode(input.code)) return redeemInvite(context, tx, input);
  try {
    await claimPersonalCode(context, tx, input);
  } catch (error) {
    // Whoever left and comes back with the same number is let in, without days.
    if (!(error instanceof AppError) || !NO_DAYS.has(error.code)) throw error;
  }
}

const NO_DAYS: ReadonlySet<string> = new Set(['invite_claimed', 'invite_circle']);

type Newcomer = RegisterInput & { passwordHash: string; smsCodeId: string | null };

async function makeAccount(
  context: AccountContext & MakingContext<Caller | null>,
  newcomer: Newcomer,
): Promise<SessionGrant> {
  const { caller } = context;
  const guest = caller?.role === 'guest' ? caller : null;
  const grant = await context
    .makeOnce(async (tx) => {
      if (newcomer.smsCodeId !== null) await spendSmsCode(context, tx, newcomer.smsCodeId);
      const userId = await writeAccount(context, tx, newcomer, guest);
      await recallNumber(context, tx, { userId, mobile: newcomer.mobile });
      if (newcomer.inviteCode) await redeemAnyInvite(context, tx, { code: newcomer.inviteCode, userId });
      if (guest) await endSessions(context, tx, userId);
      return grantSession(context, tx, { id: userId, role: 'user' });
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'user_mobile') ? new AppError('mobile_taken') : error;
    });
  tellSecurity(context, { event: 'signed_up', accountId: grant.profile.uuid });
  return grant;
}

async function writeAccount(
  context: AccountContext & MakingContext<Caller | null>,
  tx: Transaction,
  input: Newcomer,
  guest: Caller | null,
): Promise<string> {
  const now = context.clock.now();
  const account = {
    role: 'user' as const,
    mobile: input.mobile,
    passwordHash: input.passwordHash,
    nickname:
      input.nickname === undefined
        ? `用户${input.mobile.slice(-4)}`
        : plainNickname(input.nickname, context.language),
    guestAddressHash: null,
  };
  if (guest) {
    const upgraded = await tx
      .update(user)
      .set(account)
      .where(and(eq(user.id, guest.userId), eq(user.role, 'guest')))
      .returning({ id: user.id });
    if (upgraded.length > 0) {
      await writeAcceptance(context, tx, guest.userId);
      return guest.userId;
    }
  }
  const id = context.ids.make('user');
  await tx.insert(user).values({ id, ...account, createdAt: now });
  await writeAcceptance(context, tx, id);
  return id;
}
