import { createComparison, listDocuments, type ReadDocument } from '@mingfa/contract/document';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { comparisonAddress } from '../model/comparison-address.ts';
import { refreshComparisons } from '../model/refresh-comparisons.ts';
import styles from './comparison-start.module.css';

const SHOWN_MAX = 100;

/** An older and a newer draft, chosen from the documents that can be read. */
export function ComparisonStart() {
  const { t } = useTranslation('comparison');
  const navigate = useNavigate();
  const [leftId, setLeftId] = useState('');
  const [rightId, setRightId] = useState('');
  const documents = useEndpoint(listDocuments, { query: { pageSize: SHOWN_MAX } }, { staleTime: 0 });
  const comparing = useEndpointMutation(createComparison, {
    onSuccess: async ({ comparisonId }) => {
      await navigate(comparisonAddress(comparisonId));
      await refreshComparisons();
    },
    onError: toastFailure,
  });
  const isSame = leftId !== '' && leftId === rightId;
  const drafts = documents.data?.items.filter(({ state }) => state === 'ready') ?? [];
  return (
    <>
      {documents.isError ? (
        <ErrorState error={documents.error} onRetry={() => void documents.refetch()} />
      ) : null}
      <div className={styles.start}>
        <DraftChoice label={t('older')} drafts={drafts} chosen={leftId} onChoose={setLeftId} />
        <DraftChoice label={t('newer')} drafts={drafts} chosen={rightId} onChoose={setRightId} />
        <Button
          type="primary"
          disabled={!leftId || !rightId || isSame}
          loading={comparing.isPending}
          onClick={() => comparing.mutate({ body: { leftId, rightId } })}
        >
          {t('start')}
        </Button>
      </div>
      {isSame ? <p className={styles.bad}>{t('same')}</p> : null}
    </>
  );
}

interface DraftChoiceProps {
  label: string;
  drafts: readonly ReadDocument[];
  chosen: string;
  onChoose: (documentId: string) => void;
}

function DraftChoice({ label, drafts, chosen, onChoose }: DraftChoiceProps) {
  const { t } = useTranslation('comparison');
  return (
    <SelectField
      className={styles.draft}
      label={label}
      value={chosen}
      options={[
        { value: '', label: t('pick') },
        ...drafts.map(({ documentId, name }) => ({ value: documentId, label: name })),
      ]}
      onChange={onChoose}
    />
  );
}
