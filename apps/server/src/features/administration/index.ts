export { type BackupRecord, getBackupRecord, recordFailedBackup, recordMadeBackup } from './backup-record.ts';
export { countOtherAccounts } from './count-other-accounts.ts';
export { isFormerDatabase, markFormerDatabase } from './former-database.ts';
export {
  getInstallationSettings,
  type InstallationSettings,
  saveInstallationSettings,
} from './installation-settings.ts';
export { createInvite, listInvites, redeemInvite, requireInvite } from './invites.ts';
