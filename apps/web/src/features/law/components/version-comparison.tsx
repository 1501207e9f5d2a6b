import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { compareVersions } from '@mingfa/contract/law';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { NineCubeSpinner } from '../../../components/nine-cube-spinner.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useEndpoint } from '../../../lib/query.ts';
import styles from './version-comparison.module.css';
import type { VersionSummary } from './version-list.tsx';

type Row = EndpointOutput<typeof compareVersions>['rows'][number];

/** Two versions side by side, article by article, with the differing words. */
export default function VersionComparison({
  lawId,
  versions,
}: {
  lawId: string;
  versions: readonly VersionSummary[];
}) {
  const { t } = useTranslation('law');
  const [left, setLeft] = useState(versions[1]?.versionId ?? '');
  const [right, setRight] = useState(versions[0]?.versionId ?? '');
  const [onlyChanged, setOnlyChanged] = useState(true);
  const comparison = useEndpoint(
    compareVersions,
    { params: { lawId }, query: { left, right } },
    { enabled: left !== '' && right !== '' && left !== right },
  );
  const counts = (change: Row['change']) =>
    comparison.data?.rows.filter((row) => row.change === change).length ?? 0;
  const rows = comparison.data?.rows.filter((row) => !onlyChanged || row.change !== 'same') ?? [];
  return (
    <div className={styles.comparison}>
      <div className={styles.choose}>
        <VersionSelect label={t('compare.left')} versions={versions} value={left} onChange={setLeft} />
        <VersionSelect label={t('compare.right')} versions={versions} value={right} onChange={setRight} />
      </div>
      <div className={styles.line}>
        <Checkbox checked={onlyChanged} onChange={(event) => setOnlyChanged(event.target.checked)}>
          {t('compare.onlyChanged')}
        </Checkbox>
        {comparison.data ? (
          <span role="status">
            {t('compare.summary', {
              changed: counts('changed'),
              added: counts('added'),
              removed: counts('removed'),
              moved: counts('moved'),
            })}
          </span>
        ) : null}
      </div>
      {left === right ? <p>{t('compare.none')}</p> : null}
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

function VersionSelect({
  label,
  versions,
  value,
  onChange,
}: {
  label: string;
  versions: readonly VersionSummary[];
  value: string;
  onChange: (versionId: string) => void;
}) {
  return (
    <SelectField
      className={styles.select}
      label={label}
      labelPlace="before"
      value={value}
      options={versions.map(({ versionId, label: name, effectiveOn }) => ({
        value: versionId,
        label: `${name} ${effectiveOn ?? ''}`,
      }))}
      onChange={onChange}
    />
  );
}

function ComparedRow({ row }: { row: Row }) {
  const { t } = useTranslation('law');
  const side = (which: 'left' | 'right') => {
    const article = row[which];
    const hidden = which === 'left' ? 'added' : 'removed';
    return (
      <div className={styles.side} lang="zh-CN">
        {article ? (
          <>
            <strong>{article.label}</strong>　
            {row.pieces.length > 0
              ? row.pieces
                  .filter((piece) => piece.kind !== hidden)
                  .map((piece, index) =>
                    piece.kind === 'same' ? (
                      piece.text
                    ) : piece.kind === 'added' ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name and never move
                      <ins key={index}>{piece.text}</ins>
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name and never move
                      <del key={index}>{piece.text}</del>
                    ),
                  )
              : article.text}
          </>
        ) : null}
      </div>
    );
  };
  return (
    <section className={styles.row} aria-label={row.right?.label ?? row.left?.label}>
      <span className={`${styles.change} ${styles[row.change]}`}>{t(`compare.${row.change}`)}</span>
      {side('left')}
      {side('right')}
    </section>
  );
}
