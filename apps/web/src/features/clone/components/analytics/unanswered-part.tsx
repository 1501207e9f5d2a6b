import { listUnanswered, settleUnanswered } from '@mingfa/contract/clone-analytics';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LinkButton } from '../../../../components/link-button.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { workbenchAddress } from '../../model/clone-address.ts';
import styles from './analytics.module.css';

const PAGE_SIZE = 20;

/** Questions it answered 资料不足, alike ones together, and what can be done about each. */
export function UnansweredPart({ appId }: { appId: string }) {
  const { t } = useTranslation('clone');
  const [page, setPage] = useState(1);
  const unanswered = useEndpoint(
    listUnanswered,
    { query: { appId, page, pageSize: PAGE_SIZE } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const settling = useEndpointMutation(settleUnanswered, {
    onError: toastFailure,
    onSettled: () => refreshEndpoints(listUnanswered),
  });
  return (
    <Loaded query={unanswered}>
      {({ items, total }) => (
        <>
          {total === 0 ? <EmptyState sentence={t('data.noUnanswered')} /> : null}
          <ul className={styles.rows}>
            {items.map(({ groupId, question, reason, times, lastAt }) => (
              <li key={groupId} className={styles.row}>
                <div className={styles.rowWords}>
                  <p className={question === null ? styles.quiet : styles.text}>
                    {question ?? t('data.withoutConsent')}
                  </p>
                  <p className={styles.quiet}>
                    {[
                      t(`data.reasons.${reason}`),
                      t('data.times', { count: times }),
                      t('data.lastAt', { time: formatTime(lastAt) }),
                    ].join(' · ')}
                  </p>
                </div>
                <div className={styles.actions}>
                  {question === null ? null : (
                    <LinkButton
                      to={`${workbenchAddress(appId, 'golden')}&question=${encodeURIComponent(question)}`}
                    >
                      {t('data.toGolden')}
                    </LinkButton>
                  )}
                  <LinkButton to={workbenchAddress(appId, 'knowledge')}>{t('data.toKnowledge')}</LinkButton>
                  <Button
                    loading={settling.isPending && settling.variables.body.groupId === groupId}
                    onClick={() => settling.mutate({ body: { appId, groupId } })}
                  >
                    {t('data.settle')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <PageTurner page={page} pageSize={PAGE_SIZE} total={total} onTurn={setPage} />
        </>
      )}
    </Loaded>
  );
}
