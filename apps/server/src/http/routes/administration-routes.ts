import * as contract from '@mingfa/contract/admin';
import { makeAdmin, removeLostSecondFactor, setPassword } from '../../features/account/index.ts';
import * as administration from '../../features/administration/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { ReadSmsSender } from '../../ports/sms-sender.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Settings of the installation and invites. */
export function administrationRoutes(context: AppContext & { sms: ReadSmsSender }): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(contract.getSettings, async (asked) => ({
      ...(await administration.getInstallationSettings(asked)),
      revision: await administration.getSettingsRevision(asked),
      sms: (await context.sms()).kind,
      otherAccounts: await administration.countOtherAccounts(asked),
    })),
    bind(contract.saveSettings, administration.saveInstallationSettings),
    bind(contract.createInvite, administration.createInvite),
    bind(contract.makeAdministrator, makeAdmin),
    bind(contract.resetAccountPassword, setPassword),
    bind(contract.removeSecondFactor, removeLostSecondFactor),
    bind(contract.listInvites, administration.listInvites),
  ];
}
