import { createBackup, getBackupState } from '@mingfa/contract/admin';
import { checkBackup, listBackups } from '@mingfa/contract/admin-backup';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { recordAudit } from '../../engine/audit/index.ts';
import type { AppContext, RequestContext } from '../../ports/app-context.ts';
import { type BoundRoute, bindTo } from '../route.ts';

/** Backups that are made, and those that are there. */
export function backupRoutes(
  context: AppContext,
  backups: {
    describe(): Promise<EndpointOutput<typeof getBackupState>>;
    begin(): { backupId: string };
  },
  shelf: {
    list(input: EndpointInput<typeof listBackups>): Promise<EndpointOutput<typeof listBackups>>;
    check(
      asked: RequestContext,
      input: EndpointInput<typeof checkBackup>,
    ): Promise<EndpointOutput<typeof checkBackup>>;
  },
): BoundRoute[] {
  const bind = bindTo(context);
  return [
    bind(getBackupState, () => backups.describe()),
    bind(createBackup, async (asked) => {
      const begun = backups.begin();
      const { backupId } = begun;
      await recordAudit(asked, asked.db, { kind: 'installation', action: 'backup_asked', id: backupId });
      return begun;
    }),
    bind(listBackups, (_asked, input) => shelf.list(input)),
    bind(checkBackup, (asked, input) => shelf.check(asked, input)),
  ];
}
