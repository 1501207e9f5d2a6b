import type { ReviewTableDetail } from '@mingfa/contract/review-table';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { describeColumnFilter, type RowView } from '../../model/column-filter.ts';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  table: ReviewTableDetail;
  view: RowView;
  onSort: (sort: RowView['sort']) => void;
  onFilter: (columnId: string) => void;
  onClose: () => void;
}

const NONE = '';

/** The order and all filters of a table in one place, where its columns have no heads: on a phone. */
export function FilterSheet({ table, view, onSort, onFilter, onClose }: FilterSheetProps) {
  const { t } = useTranslation('review-table');
  const { columnList } = table;
  const sort = view.sort ? `${view.sort.by} ${view.sort.descending ? 'descending' : 'ascending'}` : NONE;
  return (
    <Sheet open onClose={onClose} title={t('filter.all')}>
      <SelectField
        label={t('column.sort')}
        value={sort}
        options={[
          { value: NONE, label: t('column.unsorted') },
          ...columnList.flatMap(({ columnId, label }) =>
            (['ascending', 'descending'] as const).map((way) => ({
              value: `${columnId} ${way}`,
              label: `${label} · ${t(`column.${way}`)}`,
            })),
          ),
        ]}
        onChange={(to) => {
          const [by = '', way] = to.split(' ');
          onSort(to === NONE ? null : { by, descending: way === 'descending' });
        }}
      />
      <ul className={styles.columns}>
        {columnList.map(({ columnId, label }) => {
          const filter = view.filters.find(({ asks }) => asks.columnId === columnId);
          return (
            <li key={columnId}>
              <button type="button" className={styles.column} onClick={() => onFilter(columnId)}>
                <span>{label}</span>
                <span className={filter ? styles.on : styles.off}>
                  {filter ? describeColumnFilter(filter, label, t) : t('filter.any')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
