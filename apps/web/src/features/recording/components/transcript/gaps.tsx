import { formatTime } from '@mingfa/contract/labels/time-labels';
import { useTranslation } from 'react-i18next';
import { isMoving } from '../../../../lib/poll-while.ts';
import { useRetryGap } from '../../hooks/use-retry-gap.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import styles from './transcript.module.css';

const SHOWN_MAX = 5;

/** Stretches that could not be written down, said and never passed over in silence; each is heard, or sent once more. */
export function Gaps({ desk, onTranscribe }: { desk: RecordingDesk; onTranscribe: () => void }) {
  const { t } = useTranslation('recording');
  const { gaps, progress } = desk.recording;
  const { retry, isBusy } = useRetryGap(desk, onTranscribe);
  if (gaps.length === 0) return null;
  return (
    <div className={styles.notes}>
      {gaps.slice(0, SHOWN_MAX).map((gap) => {
        const times = { from: formatTime(gap.startMs), to: formatTime(gap.endMs) };
        return (
          <p key={gap.startMs} className={styles.gap}>
            {t('transcript.gap', times)}{' '}
            <button type="button" className={styles.plain} onClick={() => desk.hear(gap.startMs)}>
              {t('transcript.hear')}
            </button>{' '}
            {isMoving(progress) ? null : (
              <button
                type="button"
                className={styles.plain}
                disabled={isBusy}
                aria-label={t('transcript.retryGapOf', times)}
                onClick={() => retry(gap)}
              >
                {t('transcript.retryGap')}
              </button>
            )}
          </p>
        );
      })}
      {gaps.length > SHOWN_MAX ? (
        <p className={styles.quiet}>{t('transcript.moreGaps', { count: gaps.length - SHOWN_MAX })}</p>
      ) : null}
    </div>
  );
}
