import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import FlagOutlined from '@ant-design/icons/FlagOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import {
  REVIEW_CELL_STATE_LABELS,
  REVIEW_CONFIDENCE_LABELS,
  REVIEW_DEVIATION_LABELS,
  REVIEW_METHOD_LABELS,
} from '@mingfa/contract/labels/review-table-labels';
import type { ReviewCell, ReviewColumnMethod } from '@mingfa/contract/review-cell';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { doubtfulWords, valueWords } from '../../model/told-cell.ts';
import styles from './cell-view.module.css';

interface CellViewProps {
  cell: ReviewCell;
  method: ReviewColumnMethod;
}

/** What a cell says, how sure that is, and what has been noticed about it; all of it in words. */
export function CellView({ cell, method }: CellViewProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'grid' });
  const language = currentLanguage();
  const { state, answer, checked, deviation, other } = cell;
  const isFound = state === 'found';
  const doubtful = checked ? '' : doubtfulWords(cell);
  const isForHand = state === 'waiting' && method === 'hand';
  return (
    <>
      {isFound ? (
        <span className={styles.value}>{valueWords(cell)}</span>
      ) : doubtful ? (
        <span className={styles.low}>{t('toCheck', { value: doubtful })}</span>
      ) : (
        <span className={`${styles.state} ${styles[state]}`}>
          {isForHand ? t('byHand') : REVIEW_CELL_STATE_LABELS[language][state]}
        </span>
      )}
      <span className={styles.marks}>
        {checked ? (
          <span className={styles.checked}>
            <CheckCircleFilled aria-hidden /> {t('checked')}
          </span>
        ) : answer && !doubtful ? (
          <span className={styles[answer.confidence]}>
            {REVIEW_METHOD_LABELS[language][answer.method]}
            {answer.method === 'hand' ? null : ` · ${REVIEW_CONFIDENCE_LABELS[language][answer.confidence]}`}
          </span>
        ) : null}
        {answer?.isPart && !checked ? <span className={styles.medium}>{t('part')}</span> : null}
        {deviation ? (
          <span className={styles.differs}>
            <FlagOutlined aria-hidden /> {REVIEW_DEVIATION_LABELS[language][deviation]}
          </span>
        ) : null}
        {other && !checked ? (
          <span className={styles.disagrees}>
            <SwapOutlined aria-hidden /> {t('other')}
          </span>
        ) : null}
      </span>
    </>
  );
}
