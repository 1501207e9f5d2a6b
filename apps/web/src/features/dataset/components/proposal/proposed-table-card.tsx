import type { ProposedTable, TableColumn, TableShape } from '@mingfa/contract/dataset-table';
import { TABLE_WARNING_LABELS } from '@mingfa/contract/labels/table-labels';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../components/segments.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import { ColumnFields } from './column-fields.tsx';
import styles from './proposal.module.css';
import { SampleTable } from './sample-table.tsx';
import { ShapeFields } from './shape-fields.tsx';

interface ProposedTableCardProps {
  table: ProposedTable;
  /** The file it is in. */
  file: string;
  isReading: boolean;
  problem: string | null;
  onCorrect: (shape: TableShape, anew?: boolean) => void;
  onSkip: (isSkipped: boolean) => void;
}

/** One table: what is odd about it, how it is taken out of its file, its columns, and its first rows as written and as read. */
export function ProposedTableCard(props: ProposedTableCardProps) {
  const { table, file, isReading, problem, onCorrect, onSkip } = props;
  const { shape, warnings, unreadable, rowsLookedAt } = table;
  const { t } = useTranslation('dataset');
  const [part, setPart] = useState<'columns' | 'sample'>('columns');
  const changeColumn = (name: string, to: Partial<TableColumn>) =>
    onCorrect({
      ...shape,
      columns: shape.columns.map((column) => (column.name === name ? { ...column, ...to } : column)),
    });
  const failed = unreadable.reduce((sum, count) => sum + count, 0);
  return (
    <section className={styles.card} aria-label={shape.label} aria-busy={isReading}>
      <div className={styles.cardHead}>
        <h2 className={styles.title}>{shape.label}</h2>
        <span className={styles.about}>
          {[file, shape.sheet, t('proposal.columns', { count: shape.columns.length })]
            .filter((part, place, all) => part && all.indexOf(part) === place)
            .join(' · ')}
        </span>
        <Checkbox checked={!shape.isSkipped} onChange={({ target }) => onSkip(!target.checked)}>
          {t('proposal.take')}
        </Checkbox>
      </div>
      {shape.isSkipped ? null : (
        <>
          {warnings.length > 0 || failed > 0 ? (
            <ul className={styles.warnings}>
              {warnings.map((warning) => (
                <li key={warning}>
                  <b>{TABLE_WARNING_LABELS[currentLanguage()][warning]}</b>
                  {t('between')}
                  {t(`proposal.warning.${warning}`)}
                </li>
              ))}
              {failed > 0 ? (
                <li>{t('proposal.unreadable', { count: failed, rows: rowsLookedAt.toLocaleString() })}</li>
              ) : null}
            </ul>
          ) : null}
          <ShapeFields shape={shape} isReading={isReading} onCorrect={onCorrect} />
          {problem ? (
            <p role="alert" className={styles.bad}>
              {problem}
            </p>
          ) : null}
          <Segments
            label={t('proposal.part')}
            segments={(['columns', 'sample'] as const).map((key) => ({
              key,
              label: t(`proposal.show.${key}`),
              isOn: part === key,
              onChoose: () => setPart(key),
            }))}
          />
          {part === 'columns' ? (
            <ColumnFields table={table} isReading={isReading} onChange={changeColumn} />
          ) : (
            <SampleTable table={table} />
          )}
        </>
      )}
    </section>
  );
}
