import { cancelLawImport, getLawImport, type LawImport, listLawImports } from '@mingfa/contract/law';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { endpointKey, queryClient, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import styles from './administration.module.css';

const POLL_MS = 1_000;
const isLive = ({ state }: LawImport) => state === 'queued' || state === 'running';

/** The import as it is now: asked every second while it runs. */
function useLiveImport(listed: LawImport): LawImport {
  const wasLive = isLive(listed);
  const { data } = useEndpoint(
    getLawImport,
    { params: { importId: listed.importId } },
    {
      enabled: wasLive,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && !isLive(state.data) ? false : POLL_MS),
    },
  );
  const current = wasLive && data ? data : listed;
  const hasEnded = wasLive && !isLive(current);
  useEffect(() => {
    if (!hasEnded) return;
    // What the library holds has changed: every read of it is stale.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/v1/law/'),
    });
  }, [hasEnded]);
  return current;
}

function ProgressBar({ label, done, total }: { label: string; done: number; total: number }) {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
    >
      <span className={styles.progressDone} style={{ width: `${share * 100}%` }} />
    </div>
  );
}

function Problems({ current }: { current: LawImport }) {
  const { t } = useTranslation('administration');
  if (current.problemCount === 0) return null;
  return (
    <details className={styles.problems}>
      <summary>{t('library.problems', { count: current.problemCount })}</summary>
      {current.problemCount > current.problems.length ? (
        <span className={styles.small}>{t('library.problemsFirst', { count: current.problems.length })}</span>
      ) : null}
      <ul className={styles.problemList}>
        {current.problems.map(({ file, problem }) => (
          <li key={`${file}\n${problem}`}>
            <strong>{file}</strong> {problem}
          </li>
        ))}
      </ul>
    </details>
  );
}

function secondsBetween(from: string, to: string): number {
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
}

export function ImportCard({ listed }: { listed: LawImport }) {
  const { t, i18n } = useTranslation('administration');
  const current = useLiveImport(listed);
  const cancelling = useEndpointMutation(cancelLawImport, {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: endpointKey(listLawImports) }),
    onError: toastFailure,
  });
  const cancel = async () => {
    const confirmed = await confirmAction({
      title: t('library.cancelTitle'),
      text: t('library.cancelText'),
      confirmText: t('library.cancel'),
    });
    if (confirmed) cancelling.mutate({ params: { importId: current.importId } });
  };
  const { filesDone, filesTotal, startedAt, finishedAt } = current;
  const state = t(`library.state_${current.state}`);
  const figure = (value: number) => value.toLocaleString(i18n.language);
  return (
    <li className={styles.card}>
      <div className={styles.cardRow}>
        <span className={styles.grow}>
          <span className={styles.name}>{current.source}</span>
          <span className={styles.small}>
            {state}
            {startedAt ? ` · ${t('library.startedAt', { time: formatTime(startedAt) })}` : null}
            {startedAt && finishedAt
              ? ` · ${t('library.lasted', { seconds: secondsBetween(startedAt, finishedAt) })}`
              : null}
          </span>
        </span>
        {isLive(current) ? (
          <Button size="small" loading={cancelling.isPending} onClick={() => void cancel()}>
            {t('library.cancel')}
          </Button>
        ) : null}
      </div>
      {isLive(current) ? <ProgressBar label={state} done={filesDone} total={filesTotal} /> : null}
      <span className={styles.small}>
        {t('library.progress', { done: figure(filesDone), total: figure(filesTotal) })} ·{' '}
        {t('library.counts', {
          lawsAdded: figure(current.lawsAdded),
          versionsAdded: figure(current.versionsAdded),
          versionsUpdated: figure(current.versionsUpdated),
          versionsUnchanged: figure(current.versionsUnchanged),
          articles: figure(current.articles),
        })}
      </span>
      {current.errorMessage ? (
        <p className={`${styles.result} ${styles.bad}`} role="alert">
          {current.errorMessage}
        </p>
      ) : null}
      <Problems current={current} />
    </li>
  );
}
