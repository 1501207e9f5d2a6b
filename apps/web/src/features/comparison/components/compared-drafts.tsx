import type { getComparison } from '@mingfa/contract/document';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { documentAddress } from '../../../lib/document-address.ts';
import { ClauseRow } from './clause-row.tsx';
import styles from './compared-drafts.module.css';

/** Which two drafts, how much differs, and every clause of them. */
export function ComparedDrafts({ comparison }: { comparison: EndpointOutput<typeof getComparison> }) {
  const { t } = useTranslation('comparison');
  const [onlyChanged, setOnlyChanged] = useState(true);
  const { left, right, counts } = comparison;
  const clauses = comparison.clauses.filter(({ change }) => !onlyChanged || change !== 'same');
  return (
    <>
      <p className={styles.drafts}>
        <span>{t('older')}</span>
        <Link to={documentAddress(left.documentId)}>{left.name}</Link>
        <span>{t('newer')}</span>
        <Link to={documentAddress(right.documentId)}>{right.name}</Link>
      </p>
      <div className={styles.bar}>
        <span className={styles.counts}>{t('counts', counts)}</span>
        <span className={styles.filter}>
          <span id="only-changed">{t('onlyChanged')}</span>
          <Switch checked={onlyChanged} aria-labelledby="only-changed" onChange={setOnlyChanged} />
        </span>
      </div>
      {clauses.length === 0 ? <p>{t('unchanged')}</p> : null}
      <ul className={styles.clauses}>
        {clauses.map((clause) => (
          <ClauseRow
            key={`${clause.left?.blockIds[0] ?? ''} ${clause.right?.blockIds[0] ?? ''}`}
            clause={clause}
          />
        ))}
      </ul>
    </>
  );
}
