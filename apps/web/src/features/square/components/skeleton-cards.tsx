import { useTranslation } from 'react-i18next';
import styles from './skeleton-cards.module.css';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Cards that are on their way. */
export function SkeletonCards() {
  const { t } = useTranslation('shell');
  return (
    <div role="status" aria-label={t('loading')} className={styles.cards}>
      {CARDS.map((card) => (
        <div key={card} className={styles.card} aria-hidden="true">
          <span className={styles.face} />
          <span className={styles.name} />
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
