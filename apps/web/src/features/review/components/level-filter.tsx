import type { Finding } from '@mingfa/contract/review';
import { useTranslation } from 'react-i18next';
import type { ReviewWithFindings } from '../model/review-with-findings.ts';
import styles from './review.module.css';

type Level = Finding['level'];
const CHOICES = [null, 'high', 'medium', 'low'] as const satisfies readonly (Level | null)[];

interface LevelFilterProps {
  review: ReviewWithFindings;
  /** Null: findings of every level. */
  level: Level | null;
  onLevel: (level: Level | null) => void;
}

/** Findings by level, counted, and how many are decided. */
export function LevelFilter({ review, level, onLevel }: LevelFilterProps) {
  const { t } = useTranslation('review');
  const { counts, findings } = review;
  return (
    <fieldset className={styles.levels} aria-label={t('review.levelFilter')}>
      {CHOICES.map((one) => (
        <button
          key={one ?? 'all'}
          type="button"
          className={`${styles.level} ${one ? styles[one] : ''}`}
          aria-pressed={level === one}
          onClick={() => onLevel(one)}
        >
          {one ? `${t(`review.level.${one}`)} ${counts[one]}` : `${t('review.all')} ${findings.length}`}
        </button>
      ))}
      <span className={styles.decided}>{t('review.decided', counts)}</span>
    </fieldset>
  );
}
