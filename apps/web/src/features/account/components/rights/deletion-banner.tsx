import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../lib/dates.ts';
import { CancelDeletionButton } from './cancel-deletion-button.tsx';
import styles from './rights.module.css';

/** Shown everywhere while the account waits for its deletion. */
export function DeletionBanner({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('rights');
  return (
    <div className={styles.banner} role="status">
      <span>{t('delete.waiting', { time: formatTime(dueAt) })}</span>
      <CancelDeletionButton size="small" />
    </div>
  );
}
