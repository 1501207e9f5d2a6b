import { createComparison, listDocuments } from '@mingfa/contract/document';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { isMoving, pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { comparisonAddress } from '../model/comparison-address.ts';
import { refreshComparisons } from '../model/refresh-comparisons.ts';
import styles from './comparison-start.module.css';
import { DraftSlot } from './draft-slot.tsx';

const SHOWN_MAX = 100;

/** An older and a newer draft, each uploaded here or chosen from the documents; they are compared once both are read. */
export function ComparisonStart() {
  const { t } = useTranslation('comparison');
  const navigate = useNavigate();
  const [leftId, setLeftId] = useState('');
  const [rightId, setRightId] = useState('');
  const documents = useEndpoint(
    listDocuments,
    { query: { pageSize: SHOWN_MAX } },
    { staleTime: 0, refetchInterval: pollWhile(({ items }) => items.some(isMoving)) },
  );
  const comparing = useEndpointMutation(createComparison, {
    onSuccess: async ({ comparisonId }) => {
      await navigate(comparisonAddress(comparisonId));
      await refreshComparisons();
    },
    onError: toastFailure,
  });
  const isSame = leftId !== '' && leftId === rightId;
  const items = documents.data?.items ?? [];
  const isReady = (id: string) =>
    items.some(({ documentId, state }) => documentId === id && state === 'ready');
  return (
    <>
      {documents.isError ? (
        <ErrorState error={documents.error} onRetry={() => void documents.refetch()} />
      ) : null}
      <div className={styles.drafts}>
        <DraftSlot side="older" documents={items} chosen={leftId} onChoose={setLeftId} />
        <DraftSlot side="newer" documents={items} chosen={rightId} onChoose={setRightId} />
      </div>
      <div className={styles.start}>
        <Button
          type="primary"
          disabled={isSame || !isReady(leftId) || !isReady(rightId)}
          loading={comparing.isPending}
          onClick={() => comparing.mutate({ body: { leftId, rightId } })}
        >
          {t('start')}
        </Button>
        {isSame ? <span className={styles.bad}>{t('same')}</span> : null}
      </div>
    </>
  );
}
