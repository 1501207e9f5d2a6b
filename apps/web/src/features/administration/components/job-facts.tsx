import type { JobState, ListedJob } from '@mingfa/contract/admin-job';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/dates.ts';
import styles from './admin-list.module.css';

const TONES = { working: styles.fresh, failed: styles.bad, waiting: styles.state };
const MOMENTS = { working: 'since', failed: 'failedAt', waiting: 'due' } as const satisfies Record<
  JobState,
  string
>;

/** What a job is, whose, how far, when, and why it failed last. */
export function JobFacts({ job, kind }: { job: ListedJob; kind: string }) {
  const { t } = useTranslation('admin-jobs');
  const { state, attempts, progress, at, addedAt } = job;
  const reasons: Record<string, string> = t('cannotStop', { returnObjects: true });
  const reason = state === 'failed' ? undefined : reasons[job.kind];
  return (
    <span className={styles.grow}>
      <span className={styles.rowHead}>
        <strong>{kind}</strong>
        <span className={TONES[state]}>{t(job.isEnding ? 'ending' : `states.${state}`)}</span>
        <span>{job.owner || t('ofInstallation')}</span>
        {attempts > 0 ? (
          <span>{t(state === 'working' ? 'tries' : 'retried', { count: attempts })}</span>
        ) : null}
      </span>
      <span className={styles.rowHead}>
        {progress ? (
          <>
            <progress
              className={styles.progress}
              aria-label={t('progress')}
              value={progress.done}
              max={progress.total}
            />
            <span>{t('done', progress)}</span>
          </>
        ) : null}
        {at ? <time dateTime={at}>{t(MOMENTS[state], { time: formatTime(at) })}</time> : null}
        {addedAt ? <time dateTime={addedAt}>{t('added', { time: formatTime(addedAt) })}</time> : null}
      </span>
      {job.error ? (
        <span className={styles.rowHead}>
          {t('error')}
          <code>{job.error}</code>
        </span>
      ) : null}
      {reason ? <span className={styles.rowHead}>{reason}</span> : null}
    </span>
  );
}
