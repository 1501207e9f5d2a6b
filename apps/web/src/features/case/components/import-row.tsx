import {
  type CaseImport,
  cancelCaseImport,
  getCaseImport,
  listCaseImports,
} from '@mingfa/contract/case-import';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { ProgressBar } from '../../../components/file-progress/progress-line.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { queryClient, refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import styles from './import-sheet.module.css';

const POLL_MS = 1_000;

export const isLive = ({ state }: CaseImport): boolean => state === 'queued' || state === 'running';

/** The import as it is now: asked every second while it runs. */
function useLiveImport(listed: CaseImport): CaseImport {
  const wasLive = isLive(listed);
  const { data } = useEndpoint(
    getCaseImport,
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
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/v1/case/'),
    });
  }, [hasEnded]);
  return current;
}

/** One import: how far it is, what came of it, what was refused and why. */
export function ImportRow({ listed }: { listed: CaseImport }) {
  const { t } = useTranslation('case');
  const current = useLiveImport(listed);
  const { filesDone, filesTotal, startedAt, problems, problemCount } = current;
  const cancelling = useEndpointMutation(cancelCaseImport, {
    onSuccess: () => void refreshEndpoints(listCaseImports),
    onError: toastFailure,
  });
  const cancel = async () => {
    const confirmed = await confirmAction({
      title: t('import.cancelTitle'),
      text: t('import.cancelText'),
      confirmText: t('import.cancel'),
    });
    if (confirmed) cancelling.mutate({ params: { importId: current.importId } });
  };
  const state = t(`import.state_${current.state}`);
  const figure = (value: number) => value.toLocaleString('en-US');
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <strong>{current.source}</strong>
        {isLive(current) ? (
          <Button size="small" loading={cancelling.isPending} onClick={() => void cancel()}>
            {t('import.cancel')}
          </Button>
        ) : null}
      </div>
      <span className={styles.small}>
        {[
          state,
          t(current.shared ? 'filter.holdings_shared' : 'filter.holdings_own'),
          startedAt && formatTime(startedAt),
          t('import.progress', { done: figure(filesDone), total: figure(filesTotal) }),
          t('import.counts', {
            added: figure(current.added),
            joined: figure(current.joined),
            unchanged: figure(current.unchanged),
          }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isLive(current) ? (
        <ProgressBar
          label={`${current.source} ${state}`}
          share={filesTotal > 0 ? filesDone / filesTotal : 0}
        />
      ) : null}
      {current.errorMessage ? (
        <span className={styles.problem} role="alert">
          {current.errorMessage}
        </span>
      ) : null}
      {problemCount > 0 ? (
        <details className={styles.problems}>
          <summary>{t('import.problems', { count: problemCount })}</summary>
          {problemCount > problems.length ? t('import.problemsFirst', { count: problems.length }) : null}
          <ul>
            {problems.map(({ file, problem }) => (
              <li key={`${file}\n${problem}`}>
                <strong>{file}</strong> {problem}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}
