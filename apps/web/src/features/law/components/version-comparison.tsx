import { compareVersions } from '@mingfa/contract/law';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { NineCubeSpinner } from '../../../components/nine-cube-spinner.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import { orderByAge } from '../model/order-by-age.ts';
import { type ComparedChange, ComparedRow } from './compared-row.tsx';
import styles from './version-comparison.module.css';
import type { VersionSummary } from './version-list.tsx';

export interface VersionComparisonProps {
  lawId: string;
  /** Newest first. */
  versions: readonly VersionSummary[];
}

/** Two versions side by side, the older on the left, article by article, with what differs and what moved. */
export default function VersionComparison({ lawId, versions }: VersionComparisonProps) {
  const { t } = useTranslation('law');
  const [chosen, setChosen] = useState<readonly [string, string]>([
    versions[1]?.versionId ?? '',
    versions[0]?.versionId ?? '',
  ]);
  const [onlyChanged, setOnlyChanged] = useState(true);
  const [left, right] = orderByAge(chosen, versions);
  const isSame = left === right;
  const comparison = useEndpoint(
    compareVersions,
    { params: { lawId }, query: { left, right } },
    { enabled: left !== '' && right !== '' && !isSame },
  );
  const count = (change: ComparedChange) =>
    comparison.data?.rows.filter((row) => row.change === change).length ?? 0;
  const rows = comparison.data?.rows.filter((row) => !onlyChanged || row.change !== 'same') ?? [];
  const version = (label: string, value: string, onChange: (versionId: string) => void) => (
    <SelectField
      className={styles.version}
      label={label}
      labelPlace="before"
      value={value}
      options={versions.map((one) => ({ value: one.versionId, label: nameOf(one) }))}
      onChange={onChange}
    />
  );
  const nameOf = ({ label, effectiveOn, promulgatedOn }: VersionSummary) => {
    const day = effectiveOn
      ? t('reader.effective', { day: effectiveOn })
      : promulgatedOn && t('reader.promulgated', { day: promulgatedOn });
    return [label, day].filter(Boolean).join(' · ');
  };
  return (
    <div className={styles.comparison}>
      <div className={styles.line}>
        <Checkbox checked={onlyChanged} onChange={(event) => setOnlyChanged(event.target.checked)}>
          {t('compare.onlyChanged')}
        </Checkbox>
        {comparison.data ? (
          <span role="status">
            {t('compare.summary', {
              changed: count('changed'),
              added: count('added'),
              removed: count('removed'),
              moved: count('moved'),
            })}
          </span>
        ) : null}
      </div>
      <div className={styles.versions}>
        {version(t('compare.older'), left, (id) => setChosen([id, right]))}
        {version(t('compare.newer'), right, (id) => setChosen([left, id]))}
      </div>
      {isSame ? <p>{t('compare.identical')}</p> : null}
      {comparison.isLoading ? <NineCubeSpinner tip={t('compare.loading')} size={40} /> : null}
      {comparison.isError ? (
        <ErrorState error={comparison.error} onRetry={() => void comparison.refetch()} />
      ) : null}
      {comparison.data && rows.length === 0 ? <p>{t('compare.none')}</p> : null}
      {rows.map((row) => (
        <ComparedRow key={`${row.left?.articleKey ?? ''}|${row.right?.articleKey ?? ''}`} row={row} />
      ))}
    </div>
  );
}
