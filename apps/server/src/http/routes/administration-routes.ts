import * as contract from '@mingfa/contract/admin';
import { makeAdmin, type SessionCache, setPassword } from '../../features/account/index.ts';
import * as administration from '../../features/administration/index.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { SmsSender } from '../../ports/sms-sender.ts';
import { type BoundRoute, bindRoute } from '../route.ts';

/** Settings of the installation and invites. */
export function administrationRoutes(
  context: AppContext & { sms: SmsSender; sessions: SessionCache },
  /** Writes a backup and tells its folder; the process around the application knows how. */
  backUp: () => Promise<string>,
): BoundRoute[] {
  return [
    bindRoute(contract.getSettings, async () => ({
      ...(await administration.getInstallationSettings(context)),
      sms: context.sms.kind,
    })),
    bindRoute(contract.saveSettings, ({ body }) => administration.saveInstallationSettings(context, body)),
    bindRoute(contract.createBackup, async () => ({ folder: await backUp() })),
    bindRoute(contract.createInvite, ({ caller }) => administration.createInvite(context, caller)),
    bindRoute(contract.makeAdministrator, async ({ body }) => {
      await makeAdmin(context, body);
      return { done: true as const };
    }),
    bindRoute(contract.resetAccountPassword, ({ body }) => setPassword(context, body)),
    bindRoute(contract.listInvites, ({ query }) => administration.listInvites(context, query)),
  ];
}
