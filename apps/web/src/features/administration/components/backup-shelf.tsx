import { checkBackup, type KeptBackup, listBackups } from '@mingfa/contract/admin-backup';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../components/loaded.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { PageTurner } from '../../../components/row-list/page-turner.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { pollWhile } from '../../../lib/poll-while.ts';
import { endpointKey, queryClient, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import styles from './administration.module.css';
import { BACKUP_REASONS } from './backup-reasons.ts';

const PAGE_SIZE = 10;

/** The backups that are there, newest first; each can be read whole to see that it can be restored. */
export function BackupShelf() {
  const { t } = useTranslation('administration');
  const [page, setPage] = useState(1);
  const kept = useEndpoint(
    listBackups,
    { query: { page, pageSize: PAGE_SIZE } },
    {
      staleTime: 0,
      refetchInterval: pollWhile(({ items }) => items.some(({ check }) => check?.state === 'waiting')),
    },
  );
  return (
    <section aria-label={t('backups.list')}>
      <h2 className={styles.heading}>{t('backups.list')}</h2>
      <QuietNote>{t('backups.checkHint')}</QuietNote>
      <Loaded query={kept}>
        {({ items, total }) => (
          <>
            {total === 0 ? <QuietNote>{t('backups.listEmpty')}</QuietNote> : null}
            <ul className={styles.list}>
              {items.map((backup) => (
                <BackupRow key={backup.name} backup={backup} />
              ))}
            </ul>
            <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function BackupRow({ backup }: { backup: KeptBackup }) {
  const { t } = useTranslation('administration');
  const checking = useEndpointMutation(checkBackup, {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: endpointKey(listBackups) }),
    onError: toastFailure,
  });
  const { name, createdAt, reason, bytes, files, encrypted, productVersion, check } = backup;
  const time = createdAt === null ? name : formatTime(createdAt);
  const words = BACKUP_REASONS[reason as keyof typeof BACKUP_REASONS];
  const about = [
    words ? t(words) : reason,
    bytes === null ? null : formatBytes(bytes),
    files === null ? null : t('backups.files', { count: files }),
    encrypted ? t('backups.encrypted') : null,
    productVersion ? t('backups.version', { version: productVersion }) : null,
    backup.isReadable ? null : t('backups.unreadable'),
  ];
  const isBad = check?.state === 'damaged' || check?.state === 'locked';
  return (
    <li className={`${styles.card} ${styles.cardRow}`}>
      <span className={styles.grow}>
        <span className={styles.name}>{time}</span>
        <span className={styles.small}>{about.filter(Boolean).join(' · ')}</span>
        {check ? (
          <span className={isBad ? `${styles.small} ${styles.bad}` : styles.small} role="status">
            {t(`backups.checks.${check.state}`, { message: check.message })}
            {check.state === 'waiting'
              ? null
              : ` · ${t('backups.checkedAt', { time: formatTime(check.at) })}`}
          </span>
        ) : null}
      </span>
      <Button
        loading={checking.isPending || check?.state === 'waiting'}
        aria-label={t('backups.checkLabel', { time })}
        onClick={() => checking.mutate({ body: { name } })}
      >
        {t('backups.check')}
      </Button>
    </li>
  );
}
