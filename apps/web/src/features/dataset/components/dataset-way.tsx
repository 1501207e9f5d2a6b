import {
  cancelDataset,
  type DatasetSummary,
  getDatasetProgress,
  retryDataset,
} from '@mingfa/contract/dataset';
import { DATASET_STATE_LABELS } from '@mingfa/contract/labels/dataset-labels';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../components/file-progress/progress-line.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { isMoving, pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { refreshDatasets, refreshTables } from '../model/refresh-datasets.ts';
import styles from './dataset-way.module.css';

/** How far a dataset is while it moves, or why it stopped; with the way to stop it or to go on. Nothing once it is there. */
export function DatasetWay({ dataset }: { dataset: Pick<DatasetSummary, 'datasetId' | 'state' | 'title'> }) {
  const { t } = useTranslation('dataset');
  const params = { datasetId: dataset.datasetId };
  const after = { onSettled: refreshDatasets, onError: toastFailure };
  const cancelling = useEndpointMutation(cancelDataset, after);
  const retrying = useEndpointMutation(retryDataset, after);
  const isShown = dataset.state !== 'ready';
  const { data: progress } = useEndpoint(
    getDatasetProgress,
    { params },
    { staleTime: 0, enabled: isShown, refetchInterval: pollWhile(isMoving) },
  );
  const isOver = isMoving(dataset) && progress !== undefined && !isMoving(progress);
  useEffect(() => {
    if (isOver) void Promise.all([refreshDatasets(), refreshTables()]);
  }, [isOver]);
  if (!isShown) return null;
  const state = progress?.state ?? dataset.state;
  const moves = isMoving({ state });
  const share = progress?.total ? Math.min(1, progress.done / progress.total) : 0;
  const words = [
    state === 'working'
      ? t(`way.${progress?.stage ?? 'stored'}`)
      : DATASET_STATE_LABELS[currentLanguage()][state],
    moves && share > 0 ? `${Math.floor(100 * share)}%` : null,
    state === 'failed' ? progress?.errorMessage : null,
    moves && progress?.retryAt ? t('way.retryAt', { time: formatTime(progress.retryAt) }) : null,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className={styles.way} role={state === 'failed' ? 'alert' : 'status'}>
      <span className={state === 'failed' ? styles.bad : state === 'proposed' ? styles.asks : styles.words}>
        {words}
      </span>
      {moves ? (
        <>
          <span className={styles.bar}>
            <ProgressBar label={`${dataset.title} ${words}`} share={share} />
          </span>
          <Button size="small" loading={cancelling.isPending} onClick={() => cancelling.mutate({ params })}>
            {t('way.stop')}
          </Button>
        </>
      ) : null}
      {state === 'failed' || state === 'cancelled' ? (
        <Button size="small" loading={retrying.isPending} onClick={() => retrying.mutate({ params })}>
          {t('again')}
        </Button>
      ) : null}
    </span>
  );
}
