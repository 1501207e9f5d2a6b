import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import {
  createComparison,
  deleteComparison,
  listComparisons,
  listDocuments,
} from '@mingfa/contract/document';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { formatTime } from '../../../lib/dates.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { comparisonAddress } from '../model/addresses.ts';
import { refreshComparisons } from '../model/refresh-reading.ts';
import styles from './comparison-list.module.css';
import list from './document-list.module.css';
import tools from './tools.module.css';

const SHOWN_MAX = 100;

/** Two documents to compare, and the comparisons made before. */
export function ComparisonList() {
  const { t } = useTranslation('reading');
  const navigate = useNavigate();
  const [leftId, setLeftId] = useState('');
  const [rightId, setRightId] = useState('');
  const documents = useEndpoint(listDocuments, { query: { pageSize: SHOWN_MAX } }, { staleTime: 0 });
  const comparisons = useEndpoint(listComparisons, { query: { pageSize: SHOWN_MAX } }, { staleTime: 0 });
  const comparing = useEndpointMutation(createComparison, {
    onSuccess: async ({ comparisonId }) => {
      await navigate(comparisonAddress(comparisonId));
      await refreshComparisons();
    },
    onError: toastFailure,
  });
  if (documents.isPending || comparisons.isPending) return <PageLoading />;
  if (documents.isError)
    return <ErrorState error={documents.error} onRetry={() => void documents.refetch()} />;
  if (comparisons.isError)
    return <ErrorState error={comparisons.error} onRetry={() => void comparisons.refetch()} />;
  const files = documents.data.items.filter(({ state }) => state === 'ready');
  const isSame = leftId !== '' && leftId === rightId;
  const pick = (label: string, value: string, onPick: (documentId: string) => void) => (
    <label className={styles.draft}>
      {label}
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        <option value="">{t('comparison.pick')}</option>
        {files.map((file) => (
          <option key={file.documentId} value={file.documentId}>
            {file.name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <p className={tools.note}>{t('comparison.intro')}</p>
      <div className={styles.start}>
        {pick(t('comparison.older'), leftId, setLeftId)}
        {pick(t('comparison.newer'), rightId, setRightId)}
        <Button
          type="primary"
          disabled={!leftId || !rightId || isSame}
          loading={comparing.isPending}
          onClick={() => comparing.mutate({ body: { leftId, rightId } })}
        >
          {t('comparison.start')}
        </Button>
      </div>
      {isSame ? <p className={list.bad}>{t('comparison.same')}</p> : null}
      {comparisons.data.items.length === 0 ? (
        <p className={tools.empty}>{t('comparison.empty')}</p>
      ) : (
        <ul className={list.rows}>
          {comparisons.data.items.map((one) => (
            <li key={one.comparisonId} className={list.row}>
              <span className={list.main}>
                <Link className={list.name} to={comparisonAddress(one.comparisonId)}>
                  {one.left.name} → {one.right.name}
                </Link>
                <span className={list.about}>
                  {t('comparison.counts', one.counts)} · {formatTime(one.createdAt)}
                </span>
              </span>
              <DeleteComparison
                comparisonId={one.comparisonId}
                name={`${one.left.name} → ${one.right.name}`}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function DeleteComparison({ comparisonId, name }: { comparisonId: string; name: string }) {
  const { t } = useTranslation('reading');
  const deleting = useEndpointMutation(deleteComparison, {
    onSettled: refreshComparisons,
    onError: toastFailure,
  });
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('comparison.deleteTitle'),
      text: t('comparison.deleteText'),
      confirmText: t('comparison.delete'),
      danger: true,
    });
    if (confirmed) deleting.mutate({ params: { comparisonId } });
  };
  return (
    <Button
      type="text"
      icon={<DeleteOutlined />}
      loading={deleting.isPending}
      aria-label={`${t('comparison.delete')} ${name}`}
      title={t('comparison.delete')}
      onClick={() => void remove()}
    />
  );
}
