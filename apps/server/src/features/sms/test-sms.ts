import { randomInt } from 'node:crypto';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { testSms as contract } from '@mingfa/contract/sms';
import { eq } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';
import type { SmsContext } from './sms-context.ts';
import { openKeptSms, readSmsSettings } from './sms-settings.ts';

/**
 * Sends a code as for a sign-in, which every service has words for, and keeps none, so that it opens nothing. It goes to the
 * administrator's own number: nobody else is written to for a trial.
 */
export async function testSms(
  context: SmsContext & RequestContext,
): Promise<EndpointOutput<typeof contract>> {
  const { caller, language, request } = context;
  const [own] = await context.db.select({ mobile: user.mobile }).from(user).where(eq(user.id, caller.userId));
  const mobile = own?.mobile ?? '';
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const startedMs = performance.now();
  try {
    const { kept } = await readSmsSettings(context.db);
    const sender = openKeptSms(context, kept) ?? (await context.sms());
    await sender.sendCode({ mobile, code, purpose: 'login' });
    const tookMs = Math.round(performance.now() - startedMs);
    return { ok: true, mobile, code, tookMs, errorCode: null, errorMessage: null };
  } catch (error) {
    const { body } = toErrorAnswer(reasonOf(error), { language, requestId: request.requestId });
    const { errorCode, errorMessage } = body;
    return { ok: false, mobile, code, tookMs: null, errorCode, errorMessage };
  }
}

/** What an administrator can do something about, instead of what everybody is told. */
const reasonOf = (error: unknown): unknown =>
  error instanceof AppError && error.cause instanceof AppError ? error.cause : error;
