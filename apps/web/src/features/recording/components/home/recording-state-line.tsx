import { recordingWorkLabel } from '@mingfa/contract/labels/recording-labels';
import type { RecordingSummary } from '@mingfa/contract/recording';
import { getRecordingProgress } from '@mingfa/contract/recording';
import { useEffect } from 'react';
import { ProgressBar } from '../../../../components/file-progress/progress-line.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { isMoving, pollWhile } from '../../../../lib/poll-while.ts';
import { useEndpoint } from '../../../../lib/query.ts';
import { refreshStages } from '../../model/refresh-recordings.ts';
import styles from './home.module.css';

/** How far a recording is, while it moves; why not, where it failed. */
export function RecordingStateLine({ recording }: { recording: RecordingSummary }) {
  const { recordingId, title } = recording;
  const isShown = recording.state !== 'ready';
  const progress = useEndpoint(
    getRecordingProgress,
    { params: { recordingId } },
    { staleTime: 0, enabled: isShown, refetchInterval: pollWhile(isMoving) },
  );
  const now = progress.data;
  const isOver = isMoving(recording) && now !== undefined && !isMoving(now);
  useEffect(() => {
    if (isOver) void refreshStages();
  }, [isOver]);
  if (!isShown) return null;
  const language = currentLanguage();
  const { state, stage, done, total, errorMessage, retryAt } = now ?? {
    ...recording,
    retryAt: null,
    done: 0,
    total: null,
    errorMessage: null,
  };
  const words = [
    recordingWorkLabel({ state, stage, retryAt }, language),
    isMoving({ state }) ? null : errorMessage,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className={styles.progress}>
      <span className={state === 'failed' ? styles.bad : styles.state}>{words}</span>
      {isMoving({ state }) ? (
        <ProgressBar label={`${title} ${words}`} share={total ? Math.min(1, done / total) : 0} />
      ) : null}
    </span>
  );
}
