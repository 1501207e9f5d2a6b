import {
  dismissJob,
  JOB_KINDS,
  type JobKind,
  type JobState,
  jobState,
  type ListedJob,
  listJobs,
  retryJob,
  stopJob,
} from '@mingfa/contract/admin-job';
import { getOverview } from '@mingfa/contract/admin-overview';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './admin-list.module.css';
import { JobFacts } from './job-facts.tsx';

const READ_AGAIN_MS = 5000;
const ANY = '';

/** Work in the background: what is at work, what failed, what waits; stopped, tried again or taken off the list. */
export function JobList() {
  const { t } = useTranslation('admin-jobs');
  const [search] = useSearchParams();
  const wanted = jobState.safeParse(search.get('state'));
  const [state, setState] = useState<JobState | typeof ANY>(wanted.success ? wanted.data : ANY);
  const [kind, setKind] = useState<JobKind | typeof ANY>(ANY);
  /** Where each page after the first begins. */
  const [trail, setTrail] = useState<readonly string[]>([]);
  const after = trail.at(-1);
  const query = { ...(state ? { state } : {}), ...(kind ? { kind } : {}), ...(after ? { after } : {}) };
  const jobs = useEndpoint(listJobs, { query }, { staleTime: 0, refetchInterval: READ_AGAIN_MS });
  const kinds: Record<string, string> = t('kinds', { returnObjects: true });
  return (
    <>
      <p className={styles.quiet}>{t('intro')}</p>
      <div className={styles.filters}>
        <SelectField
          label={t('state')}
          labelPlace="hidden"
          value={state}
          options={[
            { value: ANY, label: t('anyState') },
            ...jobState.options.map((value) => ({ value, label: t(`states.${value}`) })),
          ]}
          onChange={(value) => {
            setState(value);
            setTrail([]);
          }}
        />
        <SelectField
          label={t('kind')}
          labelPlace="hidden"
          value={kind}
          options={[
            { value: ANY, label: t('anyKind') },
            ...JOB_KINDS.map((value) => ({ value, label: kinds[value] ?? value })),
          ]}
          onChange={(value) => {
            setKind(value);
            setTrail([]);
          }}
        />
      </div>
      <Loaded query={jobs}>
        {({ items, next }) => (
          <>
            {items.length === 0 ? (
              <EmptyState sentence={t(state || kind ? 'emptyFiltered' : 'empty')} hint={t('emptyHint')} />
            ) : null}
            <ul className={styles.list}>
              {items.map((job) => (
                <JobRow key={`${job.state} ${job.jobId}`} job={job} kind={kinds[job.kind] ?? job.kind} />
              ))}
            </ul>
            {trail.length > 0 || next ? (
              <div className={styles.filters}>
                <Button disabled={trail.length === 0} onClick={() => setTrail(trail.slice(0, -1))}>
                  {t('newer')}
                </Button>
                <Button disabled={!next} onClick={() => next && setTrail([...trail, next])}>
                  {t('older')}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </Loaded>
    </>
  );
}

function JobRow({ job, kind }: { job: ListedJob; kind: string }) {
  const { t } = useTranslation('admin-jobs');
  const params = { jobId: job.jobId };
  const after = (words: 'stopped' | 'queued' | 'dismissed') => ({
    onSuccess: () => void toast.success(t(words)),
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listJobs, getOverview),
  });
  const stopping = useEndpointMutation(stopJob, after('stopped'));
  const retrying = useEndpointMutation(retryJob, after('queued'));
  const dismissing = useEndpointMutation(dismissJob, after('dismissed'));
  const stop = async () => {
    const text = t(`stopTexts.${whatStops(job.kind)}`);
    if (await confirmAction({ title: t('stopTitle', { kind }), text, danger: true }))
      stopping.mutate({ params });
  };
  return (
    <li className={styles.plainRow}>
      <JobFacts job={job} kind={kind} />
      <span className={styles.actions}>
        {job.canStop && !job.isEnding ? (
          <Button
            danger
            loading={stopping.isPending}
            aria-label={t('stopOf', { kind })}
            onClick={() => void stop()}
          >
            {t('stop')}
          </Button>
        ) : null}
        {job.state === 'failed' ? (
          <>
            <Button
              loading={retrying.isPending}
              aria-label={t('retryOf', { kind })}
              onClick={() => retrying.mutate({ params })}
            >
              {t('retry')}
            </Button>
            <Button
              loading={dismissing.isPending}
              aria-label={t('dismissOf', { kind })}
              onClick={() => dismissing.mutate({ params })}
            >
              {t('dismiss')}
            </Button>
          </>
        ) : null}
      </span>
    </li>
  );
}

/** A person's thing is cancelled, an import ends with its batch, work of the installation comes again. */
function whatStops(kind: JobKind): 'thing' | 'import' | 'again' {
  if (kind === 'case.import' || kind === 'law.import') return 'import';
  return /^(document|review|data-export|golden)/.test(kind) ? 'thing' : 'again';
}
