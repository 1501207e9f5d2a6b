import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { saveSmsSettings as contract, SmsSettings } from '@mingfa/contract/sms';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { storeSetting } from '../administration/index.ts';
import { getSmsSettings } from './get-sms-settings.ts';
import type { SmsContext } from './sms-context.ts';
import { type KeptSms, readSmsSettings, SMS_KEY } from './sms-settings.ts';

const HINT_LENGTH = 4;
/** Of a shorter token its last characters give too much away. */
const HINTED_FROM = 12;

/**
 * Sets the address that sends text messages. An empty token keeps the old one only where the server stays the same: sent to
 * another, it would be given away.
 * @throws AppError `invalid_input` where the address holds a name and password; `setting_changed`
 */
export async function saveSmsSettings(
  context: SmsContext & RequestContext,
  { address, token, invites, enabled, seenRevision }: EndpointInput<typeof contract>,
): Promise<SmsSettings> {
  const typed = URL.parse(address);
  // A name in an address would be shown to every administrator and logged on the way.
  if (typed && (typed.username !== '' || typed.password !== ''))
    throw new AppError(
      'invalid_input',
      { problem: 'address' },
      { details: [{ path: 'address', message: 'address' }] },
    );
  await context.db.transaction(async (tx) => {
    const { kept } = await readSmsSettings(tx);
    const staysThere = typed !== null && URL.parse(kept.address)?.origin === typed.origin;
    const value: KeptSms = {
      address,
      ...(token !== '' && typed ? sealed(context, token) : keptToken(kept, staysThere)),
      invites: typed !== null && invites,
      enabled: typed !== null && enabled,
    };
    await storeSetting(context, tx, { key: SMS_KEY, value, seenRevision });
  });
  return getSmsSettings(context);
}

const keptToken = ({ tokenCipher, tokenHint }: KeptSms, stays: boolean) =>
  stays ? { tokenCipher, tokenHint } : { tokenCipher: '', tokenHint: '' };

const sealed = ({ secrets }: SmsContext, token: string) => ({
  tokenCipher: secrets.encryptSecret(token),
  tokenHint: token.length >= HINTED_FROM ? token.slice(-HINT_LENGTH).toWellFormed() : '',
});
