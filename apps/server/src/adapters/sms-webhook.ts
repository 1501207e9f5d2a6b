import { AppError } from '../ports/app-error.ts';
import type { SmsSender } from '../ports/sms-sender.ts';

const TIMEOUT_MS = 10_000;

/**
 * Hands codes to an address the administrator set, as `{ mobile, code, purpose }` in JSON; any 2xx means sent. Invite codes
 * (`purpose` is `invite`) only where the address is said to know them.
 */
export function webhookSms(
  url: string,
  token: string | undefined,
  { invites = false }: { invites?: boolean } = {},
): SmsSender {
  const send = (message: object) => post(url, token, message);
  return {
    kind: 'webhook',
    sendCode: send,
    ...(invites ? { sendInvite: (message) => send({ ...message, purpose: 'invite' }) } : {}),
  };
}

async function post(url: string, token: string | undefined, message: object): Promise<void> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new AppError('sms_unavailable', {}, { cause: error });
  }
  await response.body?.cancel();
  if (!response.ok) throw new AppError('sms_unavailable');
}
