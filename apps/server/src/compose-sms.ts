import { consoleSms } from './adapters/sms-console.ts';
import { noSms } from './adapters/sms-none.ts';
import { webhookSms } from './adapters/sms-webhook.ts';
import type { Environment } from './env.ts';
import { configuredSms, type SmsContext } from './features/sms/index.ts';
import type { SmsSender } from './ports/sms-sender.ts';

/** Composes who sends text messages: the settings before the environment, or what a test puts in the place of both. */
export function composeSms(
  environment: Environment,
  context: Pick<SmsContext, 'db' | 'secrets'>,
  override: SmsSender | undefined,
): Pick<SmsContext, 'sms' | 'usualSms' | 'openSmsAddress'> {
  const parts = { usualSms: override ?? chooseSms(environment), openSmsAddress: webhookSms };
  return { ...parts, sms: configuredSms({ ...context, ...parts }) };
}

function chooseSms(environment: Environment): SmsSender {
  if (environment.SMS_PROVIDER === 'none') return noSms;
  if (environment.SMS_PROVIDER === 'console') return consoleSms();
  if (!environment.SMS_WEBHOOK_URL) throw new Error('SMS_PROVIDER=webhook needs SMS_WEBHOOK_URL.');
  return webhookSms({
    url: environment.SMS_WEBHOOK_URL,
    token: environment.SMS_WEBHOOK_TOKEN,
    invites: environment.SMS_WEBHOOK_INVITES,
  });
}
