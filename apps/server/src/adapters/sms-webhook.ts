import { AppError } from '../ports/app-error.ts';
import type { OpenSmsAddress } from '../ports/sms-sender.ts';

const TIMEOUT_MS = 10_000;

/**
 * Hands codes to an address the administrator set, as `{ mobile, code, purpose }` in JSON; any 2xx means sent. Invite codes
 * (`purpose` is `invite`) only where the address is said to know them.
 */
export const webhookSms: OpenSmsAddress = ({ url, token, invites }) => {
  const send = (message: object) => post(url, token, message);
  return {
    kind: 'webhook',
    sendCode: send,
    ...(invites ? { sendInvite: (message) => send({ ...message, purpose: 'invite' }) } : {}),
  };
};

async function post(url: string, token: string | undefined, message: object): Promise<void> {
  const late = AbortSignal.timeout(TIMEOUT_MS);
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(message),
      // Neither codes nor the token travel on.
      redirect: 'manual',
      signal: late,
    });
  } catch (error) {
    const cause = new AppError(late.aborted ? 'sms_timeout' : 'sms_unreachable', {}, { cause: error });
    throw new AppError('sms_unavailable', {}, { cause });
  }
  await response.body?.cancel();
  const { ok, status } = response;
  if (!ok) throw new AppError('sms_unavailable', {}, { cause: new AppError('sms_refused', { status }) });
}
