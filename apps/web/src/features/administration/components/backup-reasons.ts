/** Why a backup was made, in words of `administration`. */
export const BACKUP_REASONS = {
  'by-hand': 'backups.reason_by_hand',
  scheduled: 'backups.reason_scheduled',
  'before-upgrade': 'backups.reason_before_upgrade',
  'before-restore': 'backups.reason_before_restore',
} as const;
