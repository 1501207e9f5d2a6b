import { useTranslation } from 'react-i18next';
import styles from './skeleton-rows.module.css';

export interface SkeletonRowsProps {
  /** About as many as will come, so that little jumps. */
  count: number;
  /** What is loading, read out; otherwise that something is. */
  label?: string;
}

/** Rows of a list that is on its way: a title and a line under it; still under `prefers-reduced-motion`. */
export function SkeletonRows({ count, label }: SkeletonRowsProps) {
  const { t } = useTranslation('shell');
  return (
    <div role="status" aria-label={label ?? t('loading')} className={styles.rows}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that say nothing
        <div key={place} className={styles.row} aria-hidden="true">
          <span className={styles.title} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
