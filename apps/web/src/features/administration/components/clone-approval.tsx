import { getSettings, saveSettings } from '@mingfa/contract/admin';
import { listWaitingClones } from '@mingfa/contract/clone-square';
import { Pagination, Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { tellChangedSetting } from '../model/tell-changed-setting.ts';
import styles from './administration.module.css';
import { WaitingClone } from './waiting-clone.tsx';

const PAGE_SIZE = 20;

/** Whether clones enter the square only with approval, and those that wait for it. */
export function CloneApproval() {
  const { t } = useTranslation(['administration', 'shell']);
  const label = useId();
  const settings = useEndpoint(getSettings, {});
  const saving = useEndpointMutation(saveSettings, {
    onSuccess: async () => {
      toast.success(t('shell:action.saved'));
      await refreshEndpoints(getSettings);
    },
    onError: tellChangedSetting(getSettings),
  });
  if (settings.isPending) return <PageLoading />;
  if (settings.isError) return <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />;
  const { registration, guests, clonesNeedApproval = false, revision } = settings.data;
  return (
    <>
      <div className={`${styles.card} ${styles.cardRow}`}>
        <span className={styles.grow}>
          <span id={label} className={styles.name}>
            {t('clones.needApproval')}
          </span>
          <span className={styles.small}>{t('clones.needApprovalHint')}</span>
        </span>
        <Switch
          aria-labelledby={label}
          checked={clonesNeedApproval}
          loading={saving.isPending}
          onChange={(clonesNeedApproval) =>
            saving.mutate({ body: { registration, guests, clonesNeedApproval, seenRevision: revision } })
          }
        />
      </div>
      <WaitingClones areExpected={clonesNeedApproval} />
    </>
  );
}

function WaitingClones({ areExpected }: { areExpected: boolean }) {
  const { t } = useTranslation('administration');
  const [page, setPage] = useState(1);
  const waiting = useEndpoint(listWaitingClones, { query: { page, pageSize: PAGE_SIZE } });
  if (waiting.isPending) return <PageLoading />;
  if (waiting.isError) return <ErrorState error={waiting.error} onRetry={() => void waiting.refetch()} />;
  const { items, total } = waiting.data;
  if (total === 0)
    return (
      <EmptyState sentence={t('clones.empty')} hint={t(areExpected ? 'clones.emptyOn' : 'clones.emptyOff')} />
    );
  return (
    <section aria-label={t('clones.waiting')}>
      <h2 className={styles.heading}>{t('clones.waiting')}</h2>
      <ul className={styles.list}>
        {items.map((clone) => (
          <WaitingClone
            key={clone.appId}
            clone={clone}
            // The last of a page leaves an empty one behind.
            onDecided={() => setPage((held) => (items.length === 1 ? Math.max(1, held - 1) : held))}
          />
        ))}
      </ul>
      {total > PAGE_SIZE ? (
        <Pagination
          current={page}
          pageSize={PAGE_SIZE}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
    </section>
  );
}
