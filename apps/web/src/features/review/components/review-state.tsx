import type { Review } from '@mingfa/contract/review';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../components/file-progress/progress-line.tsx';
import { QuietNote } from '../../../components/quiet-note.tsx';
import { isMoving } from '../../../lib/poll-while.ts';
import type { ReviewWithFindings } from '../model/review-with-findings.ts';
import styles from './review.module.css';

interface ReviewStateProps {
  review: ReviewWithFindings;
  onCancel: () => void;
}

/** How far a review is, or how it ended. */
export function ReviewState({ review, onCancel }: ReviewStateProps) {
  const { t } = useTranslation('review');
  const { state, errorMessage, modelErrorMessage, findings } = review;
  return (
    <>
      {isMoving(review) ? <ReviewProgress review={review} onCancel={onCancel} /> : null}
      {state === 'failed' ? (
        <p className={styles.bad}>{t('review.failed', { problem: errorMessage ?? '' })}</p>
      ) : null}
      {state === 'cancelled' ? <QuietNote>{t('review.cancelled')}</QuietNote> : null}
      {modelErrorMessage ? (
        <QuietNote>{t('review.modelProblem', { problem: modelErrorMessage })}</QuietNote>
      ) : null}
      {state === 'finished' && findings.length === 0 ? <QuietNote>{t('review.none')}</QuietNote> : null}
    </>
  );
}

function ReviewProgress({ review, onCancel }: { review: Review; onCancel: () => void }) {
  const { t } = useTranslation('review');
  const { state, clausesDone: done, clausesTotal: total } = review;
  const working = t('review.working', { done, total });
  return (
    <div className={styles.progress} role="status">
      <p>{state === 'waiting' ? t('review.waiting') : working}</p>
      <ProgressBar label={working} share={total > 0 ? done / total : 0} />
      <Button size="small" onClick={onCancel}>
        {t('review.cancel')}
      </Button>
    </div>
  );
}
