import type { DatasetTable } from '@mingfa/contract/dataset';
import { listDatasetJoins } from '@mingfa/contract/dataset-question';
import { TABLE_JOIN_LABELS } from '@mingfa/contract/labels/table-labels';
import type { ColumnRef, TableJoin, TableQuery } from '@mingfa/contract/table-query';
import { TABLE_QUERY_LIMITS } from '@mingfa/contract/table-query';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../lib/describe-failure.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useEndpoint } from '../../lib/query.ts';
import { QuietNote } from '../quiet-note.tsx';
import { SelectField } from '../select-field.tsx';
import { SkeletonRows } from '../skeleton-rows.tsx';
import styles from './builder.module.css';
import { findJoin, orientJoin, withoutJoin } from './change-joins.ts';

interface JoinFieldsProps {
  datasetId: string;
  tables: readonly DatasetTable[];
  query: TableQuery;
  onChange: (query: TableQuery) => void;
}

/** Other tables beside the first, as keys that both have propose it; each is taken by hand. */
export function JoinFields({ datasetId, tables, query, onChange }: JoinFieldsProps) {
  const { t } = useTranslation('dataset');
  const proposed = useEndpoint(listDatasetJoins, { params: { datasetId } });
  const labelOf = ({ table, column }: ColumnRef) => {
    const of = tables.find(({ name }) => name === table);
    return [of?.label ?? table, of?.columns.find(({ name }) => name === column)?.label ?? column].join(' · ');
  };
  if (proposed.isPending) return <SkeletonRows count={1} label={t('join.loading')} />;
  if (proposed.isError)
    return (
      <p role="alert" className={styles.bad}>
        {describeError(proposed.error)}
      </p>
    );
  const listed = proposed.data.items.filter(
    ({ join }) => findJoin(query, join) !== undefined || orientJoin(query, join) !== null,
  );
  const isFull = query.joins.length >= TABLE_QUERY_LIMITS.joins;
  const change = (held: TableJoin, kind: TableJoin['kind']) =>
    onChange({ ...query, joins: query.joins.map((one) => (one === held ? { ...one, kind } : one)) });
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('join.title')}</legend>
      {proposed.data.items.length === 0 ? <QuietNote>{t('join.none')}</QuietNote> : null}
      {listed.map(({ join, share }) => {
        const held = findJoin(query, join);
        const turned = orientJoin(query, join);
        const name = t('join.pair', { left: labelOf(join.left), right: labelOf(join.right) });
        return (
          <div key={name} className={styles.join}>
            <Checkbox
              checked={held !== undefined}
              disabled={held === undefined && isFull}
              onChange={() => {
                if (held) onChange(withoutJoin(query, held));
                else if (turned) onChange({ ...query, joins: [...query.joins, turned] });
              }}
            >
              {name}{' '}
              <span className={styles.quiet}>{t('join.share', { share: Math.round(share * 100) })}</span>
            </Checkbox>
            {held ? (
              <SelectField
                small
                label={t('join.kind')}
                labelPlace="hidden"
                value={held.kind}
                options={(['left', 'inner'] as const).map((kind) => ({
                  value: kind,
                  label: TABLE_JOIN_LABELS[currentLanguage()][kind],
                }))}
                onChange={(kind) => change(held, kind)}
              />
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
