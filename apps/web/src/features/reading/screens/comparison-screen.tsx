import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { type comparedClause, exportComparison, getComparison } from '@mingfa/contract/document';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { z } from 'zod';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageLoading } from '../../../components/page-loading.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { downloadFile } from '../../../lib/download.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { DOCUMENTS, documentAddress } from '../model/addresses.ts';
import styles from './comparison-screen.module.css';
import screen from './reading-screen.module.css';

type Clause = z.infer<typeof comparedClause>;

/** Two drafts, clause by clause. */
export default function ComparisonScreen() {
  const { t } = useTranslation('reading');
  const { comparisonId = '' } = useParams();
  const [onlyChanged, setOnlyChanged] = useState(true);
  const comparison = useEndpoint(getComparison, { params: { comparisonId } });
  const isMissing = comparison.isError && [404, 422].includes(comparison.error.failure.httpStatus ?? 0);
  const download = async () => {
    const answer = await downloadFile(
      exportComparison,
      { params: { comparisonId }, query: { language: currentLanguage() } },
      `${t('comparison.title')}.docx`,
    );
    if (!answer.status && !answer.silent) toast.error(answer.message);
  };
  const clauses = (comparison.data?.clauses ?? []).filter(({ change }) => !onlyChanged || change !== 'same');
  return (
    <>
      <ScreenHeader
        title={t('comparison.title')}
        start={
          <Link
            to={`${DOCUMENTS}?tab=comparisons`}
            className={screen.back}
            aria-label={t('back')}
            title={t('back')}
          >
            <ArrowLeftOutlined />
          </Link>
        }
        actions={
          comparison.data ? (
            <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
              {t('comparison.export')}
            </Button>
          ) : null
        }
      />
      {comparison.isPending ? <PageLoading /> : null}
      {comparison.isError ? (
        <ErrorState
          error={comparison.error}
          {...(isMissing ? { title: t('comparison.missing') } : { onRetry: () => void comparison.refetch() })}
        />
      ) : null}
      {comparison.data ? (
        <div className={screen.body}>
          <div className={screen.column}>
            <p className={styles.drafts}>
              <span>{t('comparison.older')}</span>
              <Link to={documentAddress(comparison.data.left.documentId)}>{comparison.data.left.name}</Link>
              <span>{t('comparison.newer')}</span>
              <Link to={documentAddress(comparison.data.right.documentId)}>{comparison.data.right.name}</Link>
            </p>
            <div className={styles.bar}>
              <span className={styles.counts}>{t('comparison.counts', comparison.data.counts)}</span>
              <span className={styles.filter}>
                <span id="only-changed">{t('comparison.onlyChanged')}</span>
                <Switch checked={onlyChanged} aria-labelledby="only-changed" onChange={setOnlyChanged} />
              </span>
            </div>
            {clauses.length === 0 ? <p>{t('comparison.unchanged')}</p> : null}
            <ul className={styles.clauses}>
              {clauses.map((clause) => (
                <ClauseRow
                  key={`${clause.left?.blockIds[0] ?? ''} ${clause.right?.blockIds[0] ?? ''}`}
                  clause={clause}
                />
              ))}
            </ul>
          </div>
        </div>
      ) : null}
    </>
  );
}

function ClauseRow({ clause }: { clause: Clause }) {
  const { t } = useTranslation('reading');
  const { label, formerLabel, change, spans, left, right } = clause;
  const shown =
    spans.length > 0
      ? spans
      : [
          {
            kind: change === 'added' ? 'inserted' : change === 'removed' ? 'deleted' : 'same',
            text: (right ?? left)?.text ?? '',
          } as const,
        ];
  return (
    <li className={styles.clause}>
      <div className={styles.head}>
        <h2 className={styles.label}>{label}</h2>
        <span className={`${styles.change} ${styles[change]}`}>{t(`comparison.change.${change}`)}</span>
      </div>
      {formerLabel ? (
        <p className={styles.former}>{t('comparison.formerly', { label: formerLabel })}</p>
      ) : null}
      <p className={styles.text}>
        {shown.map(({ kind, text }, index) => {
          // Spans have no identity but their place.
          const key = `${index} ${kind}`;
          if (kind === 'same') return <span key={key}>{text}</span>;
          if (kind === 'inserted')
            return (
              <ins key={key}>
                <span className="visually-hidden">{t('comparison.inserted')}</span>
                {text}
              </ins>
            );
          return (
            <del key={key}>
              <span className="visually-hidden">{t('comparison.deleted')}</span>
              {text}
            </del>
          );
        })}
      </p>
    </li>
  );
}
