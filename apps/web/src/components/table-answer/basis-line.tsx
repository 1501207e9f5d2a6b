import type { DatasetTable } from '@mingfa/contract/dataset';
import type { ColumnRef, ResultBasis, TableQuery } from '@mingfa/contract/table-query';
import { useTranslation } from 'react-i18next';
import { keyOf, knownColumns } from './known-columns.ts';
import { columnsOfFigure } from './name-reckoned.ts';
import styles from './table-answer.module.css';

interface BasisLineProps {
  basis: ResultBasis | null;
  query: TableQuery | null;
  tables: readonly DatasetTable[];
  /** All that the answer has. */
  totalRows: number;
}

/** What an answer rests on: rows read and used, filters, and what became of cells that are empty or could not be read. */
export function BasisLine({ basis, query, tables, totalRows }: BasisLineProps) {
  const { t } = useTranslation('dataset');
  if (!basis || !query) return <p className={styles.basis}>{t('basis.ownSql')}</p>;
  const columns = knownColumns(tables);
  const isOf = (ref: ColumnRef, parts: readonly { of: ColumnRef | null }[]) =>
    parts.some(({ of }) => of !== null && keyOf(of) === keyOf(ref));
  const measured = [
    ...query.measures.flatMap(columnsOfFigure),
    ...query.order.flatMap(({ by }) =>
      'of' in by && by.of.by ? columnsOfFigure({ aggregate: 'max', of: by.of, compare: null }) : [],
    ),
  ].map((of) => ({ of }));
  const tell = ({ of, empty, unreadable }: ResultBasis['leftOut'][number]) => {
    const label = columns.find(({ key }) => key === keyOf(of))?.label ?? of.column;
    const counts = { label, empty: empty.toLocaleString(), unreadable: unreadable.toLocaleString() };
    if (isOf(of, measured) && empty + unreadable > 0)
      return t(empty === 0 ? 'basis.unreadable' : unreadable === 0 ? 'basis.empty' : 'basis.both', counts);
    // Rows of a group without a name are counted, in a group of their own.
    if (isOf(of, query.dimensions) && empty + unreadable > 0)
      return t('basis.grouped', { label, rows: (empty + unreadable).toLocaleString() });
    return unreadable > 0 ? t('basis.unseen', counts) : null;
  };
  return (
    <p className={styles.basis}>
      {[
        t('basis.rows', { read: basis.rowsRead.toLocaleString(), used: basis.rowsUsed.toLocaleString() }),
        basis.filters.length > 0 ? t('basis.filters', { filters: basis.filters.join(t('listed')) }) : null,
        query.limit !== null && totalRows > query.limit
          ? t('basis.tied', { asked: query.limit, rows: totalRows.toLocaleString() })
          : null,
        ...basis.leftOut.map(tell),
      ]
        .filter(Boolean)
        .join(t('basis.between'))}
    </p>
  );
}
