import { getInstallationSettings } from '../administration/index.ts';
import type { AccountContext } from './account-context.ts';
import { needsSetup } from './claim-setup.ts';

/** How one can get in here. */
export async function getAccountOptions(context: AccountContext) {
  const settings = await getInstallationSettings(context);
  return {
    registration: settings.registration,
    sms: (await context.sms()).kind !== 'none',
    guests: settings.guests,
    needsSetup: await needsSetup(context),
  };
}
