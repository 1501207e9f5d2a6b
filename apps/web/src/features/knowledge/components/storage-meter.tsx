import { getStorage } from '@mingfa/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useEndpoint } from '../../../lib/query.ts';
import styles from './storage-meter.module.css';

/** Share of the storage from which it is said that it runs out. */
const NEARLY = 0.9;

/** How much of one's storage is used. */
export function StorageMeter() {
  const { t } = useTranslation('knowledge');
  const { data } = useEndpoint(getStorage, {});
  if (!data) return null;
  const { usedBytes, limitBytes } = data;
  const used = formatBytes(usedBytes);
  if (limitBytes === 0) return <span className={styles.words}>{t('storage.unlimited', { used })}</span>;
  const share = Math.min(1, usedBytes / limitBytes);
  const text = t('storage.used', { used, limit: formatBytes(limitBytes) });
  return (
    <span className={`${styles.storage} ${share >= NEARLY ? styles.nearly : ''}`}>
      <meter
        className={styles.bar}
        aria-label={t('storage.label')}
        min={0}
        max={limitBytes}
        value={usedBytes}
        aria-valuetext={text}
      />
      <span className={styles.words}>
        {text}
        {share >= NEARLY ? ` · ${t('storage.almostFull')}` : ''}
      </span>
    </span>
  );
}
