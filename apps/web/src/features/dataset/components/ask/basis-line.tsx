import type { DatasetTable } from '@mingfa/contract/dataset';
import type { TableResult } from '@mingfa/contract/table-query';
import { useTranslation } from 'react-i18next';
import { keyOf, knownColumns } from '../../model/known-columns.ts';
import styles from './ask.module.css';

/** What an answer rests on: rows read and used, filters, and what was left out of each figure. */
export function BasisLine({
  result: { basis },
  tables,
}: {
  result: TableResult;
  tables: readonly DatasetTable[];
}) {
  const { t } = useTranslation('dataset');
  if (!basis) return <p className={styles.basis}>{t('basis.ownSql')}</p>;
  const columns = knownColumns(tables);
  const labelOf = (key: string) => columns.find((column) => column.key === key)?.label ?? key;
  const left = basis.leftOut.filter(({ empty, unreadable }) => empty + unreadable > 0);
  return (
    <p className={styles.basis}>
      {[
        t('basis.rows', { read: basis.rowsRead.toLocaleString(), used: basis.rowsUsed.toLocaleString() }),
        basis.filters.length > 0 ? t('basis.filters', { filters: basis.filters.join(t('listed')) }) : null,
        ...left.map(({ of, empty, unreadable }) =>
          t(empty > 0 && unreadable > 0 ? 'basis.both' : empty > 0 ? 'basis.empty' : 'basis.unreadable', {
            label: labelOf(keyOf(of)),
            empty: empty.toLocaleString(),
            unreadable: unreadable.toLocaleString(),
          }),
        ),
      ]
        .filter(Boolean)
        .join(t('basis.between'))}
    </p>
  );
}
