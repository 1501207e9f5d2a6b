import { REVIEW_TABLE_STATE_LABELS } from '@mingfa/contract/labels/review-table-labels';
import type { ReviewTableDetail, ReviewTableProgress } from '@mingfa/contract/review-table';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../../components/file-progress/progress-line.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import type { useTableWrites } from '../../hooks/use-table-writes.ts';
import styles from './table.module.css';

interface TableProgressProps {
  table: Pick<ReviewTableDetail, 'tableId' | 'title'>;
  progress: ReviewTableProgress;
  writes: ReturnType<typeof useTableWrites>;
}

/** How far the cells are, with the way to stop or to go on; nothing where all are filled. */
export function TableProgress({ table: { tableId, title }, progress, writes }: TableProgressProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'progress' });
  const { running, cancelling } = writes;
  const { state, cellsDone, cellsTotal, cellsFailed, errorMessage } = progress;
  const params = { tableId };
  const isOpen = cellsDone < cellsTotal;
  if (state === 'idle' && cellsFailed === 0 && !isOpen) return null;
  const words = [
    state === 'idle' ? null : REVIEW_TABLE_STATE_LABELS[currentLanguage()][state],
    t('cells', { done: cellsDone.toLocaleString(), total: cellsTotal.toLocaleString() }),
    cellsFailed > 0 ? t('failed', { count: cellsFailed }) : null,
    state === 'failed' ? errorMessage : null,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className={styles.progress} role={state === 'failed' ? 'alert' : 'status'}>
      <span className={state === 'failed' ? styles.bad : undefined}>{words}</span>
      {state === 'working' ? (
        <>
          <span className={styles.bar}>
            <ProgressBar
              label={t('label', { title })}
              share={cellsTotal === 0 ? 0 : cellsDone / cellsTotal}
            />
          </span>
          <Button size="small" loading={cancelling.isPending} onClick={() => cancelling.mutate({ params })}>
            {t('stop')}
          </Button>
        </>
      ) : (
        <Button size="small" loading={running.isPending} onClick={() => running.mutate({ params, body: {} })}>
          {isOpen ? t('goOn') : t('tryFailed')}
        </Button>
      )}
    </span>
  );
}
