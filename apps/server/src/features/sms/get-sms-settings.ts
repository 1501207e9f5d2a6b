import type { SmsSettings } from '@mingfa/contract/sms';
import type { SmsContext } from './sms-context.ts';
import { readSmsSettings } from './sms-settings.ts';

/** How text messages are sent. */
export async function getSmsSettings(context: SmsContext): Promise<SmsSettings> {
  const { kept, updatedAt, revision } = await readSmsSettings(context.db);
  return {
    sends: (await context.sms()).kind,
    usual: context.usualSms.kind,
    address: kept.address,
    hasToken: kept.tokenCipher !== '',
    tokenHint: kept.tokenHint,
    invites: kept.invites,
    enabled: kept.enabled,
    updatedAt: updatedAt?.toISOString() ?? null,
    revision,
  };
}
