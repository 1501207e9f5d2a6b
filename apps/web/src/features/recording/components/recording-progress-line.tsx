import { recordingWorkLabel } from '@mingfa/contract/labels/recording-labels';
import { cancelRecording, type RecordingDetail, retryRecording } from '@mingfa/contract/recording';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../components/file-progress/progress-line.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { isMoving } from '../../../lib/poll-while.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { refreshStages } from '../model/refresh-recordings.ts';
import styles from './recording-progress-line.module.css';

/** How far the work on a recording is, or why it stopped; with the way to stop it or to go on. */
export function RecordingProgressLine({ recording }: { recording: RecordingDetail }) {
  const { t } = useTranslation('recording');
  const after = { onSettled: refreshStages, onError: toastFailure };
  const cancelling = useEndpointMutation(cancelRecording, after);
  const retrying = useEndpointMutation(retryRecording, after);
  const { state, stage, done, total, errorMessage, retryAt } = recording.progress;
  if (state === 'ready') return null;
  const params = { recordingId: recording.recordingId };
  const language = currentLanguage();
  const moves = isMoving({ state });
  const words = [
    recordingWorkLabel({ state, stage, retryAt }, language),
    moves && total ? `${Math.floor((100 * Math.min(done, total)) / total)}%` : null,
    errorMessage,
    retryAt && moves ? t('progress.retryAt', { time: formatTime(retryAt) }) : null,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className={styles.line} role={state === 'failed' ? 'alert' : 'status'}>
      <span className={state === 'failed' ? styles.bad : styles.words}>{words}</span>
      {moves ? (
        <>
          <span className={styles.bar}>
            <ProgressBar label={words} share={total ? Math.min(1, done / total) : 0} />
          </span>
          <Button size="small" loading={cancelling.isPending} onClick={() => cancelling.mutate({ params })}>
            {t('row.stop')}
          </Button>
        </>
      ) : (
        <Button size="small" loading={retrying.isPending} onClick={() => retrying.mutate({ params })}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
