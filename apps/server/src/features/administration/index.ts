export { removeAddedFigures, saveHolidayYear, saveLoanPrimeRate } from './added-figures.ts';
export { exportAuditEntries, getAuditCheckpoint, listAuditEntries } from './audit-log.ts';
export {
  type BackupCheck,
  type BackupRecord,
  getBackupRecord,
  recordBackupCheck,
  recordFailedBackup,
  recordMadeBackup,
} from './backup-record.ts';
export { countOtherAccounts } from './count-other-accounts.ts';
export { isFormerDatabase, markFormerDatabase } from './former-database.ts';
export { getOverview } from './get-overview.ts';
export {
  getInstallationSettings,
  getSettingsRevision,
  type InstallationSettings,
  saveInstallationSettings,
} from './installation-settings.ts';
export { createInvite, insertInvite, listInvites, redeemInvite, requireInvite } from './invites.ts';
export { dismissJob, retryJob, stopJob } from './jobs/change-job.ts';
export { type JobsContext, listJobs } from './jobs/list-jobs.ts';
export { fillOperator, getOperator, saveOperator } from './operator.ts';
export { advanceRevision, readRevision, storeSetting } from './store-setting.ts';
