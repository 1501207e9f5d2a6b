import type { Review } from '@mingfa/contract/review';
import { useTranslation } from 'react-i18next';
import { ToolRow } from '../../../components/document-workspace/tool-row.tsx';
import { ToolRows } from '../../../components/document-workspace/tool-rows.tsx';
import { formatTime } from '../../../lib/dates.ts';
import styles from './review.module.css';

interface EarlierReviewsProps {
  reviews: readonly Review[];
  onOpen: (reviewId: string) => void;
}

/** The reviews of this contract made before. */
export function EarlierReviews({ reviews, onOpen }: EarlierReviewsProps) {
  const { t } = useTranslation(['review', 'document']);
  if (reviews.length === 0) return null;
  return (
    <section className={styles.earlier} aria-label={t('review.earlier')}>
      <h3 className={styles.earlierTitle}>{t('review.earlier')}</h3>
      <ToolRows>
        {reviews.map(({ reviewId, createdAt, side, contractKind, counts }) => (
          <ToolRow key={reviewId} end={t('review.counts', counts)} onOpen={() => onOpen(reviewId)}>
            {t('review.earlierItem', {
              time: formatTime(createdAt),
              side: t(`review.sides.${side}`),
              kind: t(`document:kinds.${contractKind}`),
            })}
          </ToolRow>
        ))}
      </ToolRows>
    </section>
  );
}
