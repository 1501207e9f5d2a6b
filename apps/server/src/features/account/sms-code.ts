import { randomInt } from 'node:crypto';
import type { SmsPurpose } from '@mingfa/contract/account';
import { and, count, desc, eq, gt, isNull, lt, max, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { smsCode, user } from '../../db/schema/account.ts';
import type { Caller, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { SmsSender } from '../../ports/sms-sender.ts';
import { errorForLog } from '../../runtime/error-for-log.ts';
import type { AccountContext } from './account-context.ts';
import { householdOf } from './household-of.ts';
import { findKnownDevice } from './known-device.ts';
import { normalizeMobile } from './normalize-mobile.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LIFE_MS = 5 * MINUTE_MS;
const MAX_TRIES = 5;
const A_DAY_FOR_A_NUMBER = 10;
const A_DAY_FROM_AN_ADDRESS = 50;
/** These go to numbers without an account. */
const ALWAYS_SENT: ReadonlySet<SmsPurpose> = new Set(['register', 'change-mobile']);

/**
 * Sends a six-digit code: one a minute and ten a day for a number. Whether the number has an account is not told.
 * @throws AppError `sms_not_configured`, `rate_limited`, `sms_unavailable`
 */
export async function sendSmsCode(
  context: AccountContext & RequestContext<Caller | null>,
  input: { mobile: string; purpose: SmsPurpose },
): Promise<{ retryAfterSeconds: number }> {
  const sms = await context.sms();
  if (sms.kind === 'none') throw new AppError('sms_not_configured');
  const mobile = normalizeMobile(input.mobile);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const message = { mobile, code, purpose: input.purpose };
  const id = await recordCode(context, message);
  const sending = { ...context, sender: sms };
  if (ALWAYS_SENT.has(input.purpose) || (await isOwn(context, mobile))) {
    await deliver(sending, id, message);
  } else if (await hasAccount(context, mobile)) {
    // Not waited for: how long it takes, or that it fails, would tell that the number has an account.
    void deliver(sending, id, message).catch((error: unknown) => {
      context.logger.error({ error: errorForLog(error) }, 'a code could not be sent');
    });
  }
  return { retryAfterSeconds: MINUTE_MS / 1000 };
}

interface CodeMessage {
  mobile: string;
  code: string;
  purpose: SmsPurpose;
}

/** A code that was not sent does not count. */
async function deliver(
  context: AccountContext & { sender: SmsSender },
  id: string,
  message: CodeMessage,
): Promise<void> {
  try {
    await context.sender.sendCode(message);
  } catch (error) {
    await context.db.delete(smsCode).where(eq(smsCode.id, id));
    throw error;
  }
}

/** Whoever is signed in knows that their own number has an account, and is told when nothing could be sent to it. */
async function isOwn({ db, caller }: AccountContext & RequestContext<Caller | null>, mobile: string) {
  if (!caller) return false;
  return (await db.$count(user, and(eq(user.id, caller.userId), eq(user.mobile, mobile)))) > 0;
}

async function hasAccount(context: AccountContext, mobile: string): Promise<boolean> {
  return (await context.db.$count(user, eq(user.mobile, mobile))) > 0;
}

async function recordCode(
  context: AccountContext & RequestContext<Caller | null>,
  input: CodeMessage,
): Promise<string> {
  const now = context.clock.now();
  const mobileHash = context.secrets.sign('sms-mobile', input.mobile);
  const addressHash = householdHash(context);
  // Codes that strangers ask for do not use up those of a device on which the owner signed in before.
  const isKnown = (await findKnownDevice(context, input.mobile)) !== null;
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const id = context.ids.make('smsCode');
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`mingfa.sms.${mobileHash}`}))`);
    const [ofNumber] = await tx
      .select({ sent: count(), lastAt: max(smsCode.createdAt) })
      .from(smsCode)
      .where(
        and(
          eq(smsCode.mobileHash, mobileHash),
          gt(smsCode.createdAt, dayAgo),
          isKnown ? eq(smsCode.addressHash, addressHash) : undefined,
        ),
      );
    const sinceLast = ofNumber?.lastAt ? now.getTime() - ofNumber.lastAt.getTime() : MINUTE_MS;
    if (sinceLast < MINUTE_MS) throw tooOften(Math.ceil((MINUTE_MS - sinceLast) / 1000));
    if ((ofNumber?.sent ?? 0) >= A_DAY_FOR_A_NUMBER) throw tooOften(3600);
    const fromAddress = await tx.$count(
      smsCode,
      and(eq(smsCode.addressHash, addressHash), gt(smsCode.createdAt, dayAgo)),
    );
    if (fromAddress >= A_DAY_FROM_AN_ADDRESS) throw tooOften(3600);
    await tx.insert(smsCode).values({
      id,
      mobileHash,
      addressHash,
      purpose: input.purpose,
      codeHash: hashCode(context, input),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    });
  });
  return id;
}

function tooOften(seconds: number): AppError {
  return new AppError('rate_limited', { seconds }, { retryAfterSeconds: seconds });
}

/** Uses up a code. @throws AppError `wrong_code` */
export async function useSmsCode(
  context: AccountContext & RequestContext<unknown>,
  input: { mobile: string; purpose: SmsPurpose; code: string },
): Promise<void> {
  await spendSmsCode(context, context.db, await checkSmsCode(context, input));
}

/**
 * Compares a code. Only the newest counts, and five times at most; tries from elsewhere than where it was asked for are five of their
 * own, so that a stranger does not void it.
 * @returns its id for `spendSmsCode`, in the transaction that does what it is for
 * @throws AppError `wrong_code`
 */
export async function checkSmsCode(
  context: AccountContext & RequestContext<unknown>,
  input: { mobile: string; purpose: SmsPurpose; code: string },
): Promise<string> {
  if ((await context.sms()).kind === 'none') throw new AppError('sms_not_configured');
  const now = context.clock.now();
  const mobile = normalizeMobile(input.mobile);
  const [newest] = await context.db
    .select({ id: smsCode.id, addressHash: smsCode.addressHash })
    .from(smsCode)
    .where(
      and(
        eq(smsCode.mobileHash, context.secrets.sign('sms-mobile', mobile)),
        eq(smsCode.purpose, input.purpose),
      ),
    )
    .orderBy(desc(smsCode.createdAt))
    .limit(1);
  if (!newest) throw new AppError('wrong_code');
  const isHere = newest.addressHash === householdHash(context);
  // The try is counted before the code is compared, so that many at once cannot guess more.
  const [tried] = await context.db
    .update(smsCode)
    .set(
      isHere ? { tries: sql`${smsCode.tries} + 1` } : { triesElsewhere: sql`${smsCode.triesElsewhere} + 1` },
    )
    .where(
      and(
        eq(smsCode.id, newest.id),
        isNull(smsCode.usedAt),
        gt(smsCode.expiresAt, now),
        lt(isHere ? smsCode.tries : smsCode.triesElsewhere, MAX_TRIES),
      ),
    )
    .returning({ codeHash: smsCode.codeHash });
  if (tried?.codeHash !== hashCode(context, { ...input, mobile })) throw new AppError('wrong_code');
  return newest.id;
}

/** Uses up a code that was compared; of many at once one succeeds. @throws AppError `wrong_code` */
export async function spendSmsCode(
  context: AccountContext,
  tx: DatabaseOrTransaction,
  codeId: string,
): Promise<void> {
  const used = await tx
    .update(smsCode)
    .set({ usedAt: context.clock.now() })
    .where(and(eq(smsCode.id, codeId), isNull(smsCode.usedAt)))
    .returning({ id: smsCode.id });
  if (used.length === 0) throw new AppError('wrong_code');
}

function householdHash({ secrets, request }: AccountContext & RequestContext<unknown>): string {
  return secrets.sign('sms-address', householdOf(request.address));
}

function hashCode(
  context: AccountContext,
  input: { mobile: string; purpose: SmsPurpose; code: string },
): string {
  return context.secrets.sign('sms-code', `${input.mobile}\0${input.purpose}\0${input.code}`);
}
