import { createBackup, getBackupState } from '@mingfa/contract/admin';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { pollWhile } from '../../../lib/poll-while.ts';
import { endpointKey, queryClient, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import styles from './administration.module.css';
import { BACKUP_REASONS } from './backup-reasons.ts';
import { BackupShelf } from './backup-shelf.tsx';

/** When the last backup was made, what went wrong since, and when the next one comes. */
export function BackupSettings() {
  const { t } = useTranslation('administration');
  const state = useEndpoint(
    getBackupState,
    {},
    { staleTime: 0, refetchInterval: pollWhile(({ running }) => running !== null) },
  );
  const beginning = useEndpointMutation(createBackup, {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: endpointKey(getBackupState) }),
    onError: toastFailure,
  });
  if (state.isPending) return <PageLoading />;
  if (state.isError) return <ErrorState error={state.error} onRetry={() => void state.refetch()} />;
  const { last, failure, schedule, running, folder, encrypted } = state.data;
  return (
    <>
      <p className={styles.intro}>{t('backups.intro')}</p>
      <div className={styles.card}>
        <div className={styles.cardRow}>
          <span className={styles.grow} role="status">
            <span className={styles.name}>
              {running
                ? t('backups.running')
                : last
                  ? t('backups.last', { time: formatTime(last.finishedAt) })
                  : t('backups.never')}
            </span>
            {last ? (
              <span className={styles.small}>
                {t(BACKUP_REASONS[last.reason])} · {formatBytes(last.bytes)}
                {last.encrypted ? ` · ${t('backups.encrypted')}` : null}
                <br />
                {last.folder}
              </span>
            ) : null}
          </span>
          <Button
            type="primary"
            loading={beginning.isPending || running !== null}
            onClick={() => beginning.mutate({})}
          >
            {t('backups.make')}
          </Button>
        </div>
        {failure ? (
          <p className={`${styles.result} ${styles.bad}`} role="alert">
            {t('backups.failed', { time: formatTime(failure.failedAt), message: failure.message })}
          </p>
        ) : null}
      </div>
      <h2 className={styles.heading}>{t('backups.schedule')}</h2>
      <p className={styles.intro}>
        {schedule
          ? t('backups.daily', {
              hour: `${schedule.hour}:00`,
              next: formatTime(schedule.nextAt),
              ...kept(schedule),
            })
          : t('backups.byHand')}{' '}
        {t(encrypted ? 'backups.willBeEncrypted' : 'backups.notEncrypted')}
      </p>
      <p className={styles.intro}>{t('backups.folder', { folder })}</p>
      <BackupShelf key={last?.backupId ?? 'none'} />
    </>
  );
}

const kept = ({ keepDaily, keepWeekly }: { keepDaily: number; keepWeekly: number }) => ({
  days: keepDaily,
  weeks: keepWeekly,
});
