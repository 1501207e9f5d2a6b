import CloseOutlined from '@ant-design/icons/CloseOutlined';
import FilterOutlined from '@ant-design/icons/FilterOutlined';
import type { ReviewTableDetail } from '@mingfa/contract/review-table';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../../components/search-field.tsx';
import { describeColumnFilter, type RowView } from '../../model/column-filter.ts';
import styles from './table.module.css';

interface FilterBarProps {
  table: ReviewTableDetail;
  view: RowView;
  typed: string;
  counted: number | null;
  onTyped: (words: string) => void;
  onView: (change: (before: RowView) => RowView) => void;
  /** Opens all filters, where columns have no heads to open them from. */
  onFilters: (() => void) | null;
}

/** How many documents are shown, of how many; and what leaves the others out, each to be taken away. */
export function FilterBar(props: FilterBarProps) {
  const { table, view, typed, counted, onTyped, onView, onFilters } = props;
  const { t } = useTranslation('review-table');
  const isNarrowed = view.filters.length > 0 || view.q !== '';
  const labelOf = (id: string) => table.columnList.find(({ columnId }) => columnId === id)?.label ?? '';
  return (
    <div className={styles.filters}>
      <SearchField label={t('grid.search')} value={typed} onChange={onTyped} className={styles.search} />
      {onFilters ? (
        <Button icon={<FilterOutlined aria-hidden />} onClick={onFilters}>
          {t('filter.all')}
        </Button>
      ) : null}
      <span className={styles.count} role="status">
        {isNarrowed && counted !== null
          ? t('grid.filtered', { shown: counted, all: table.rows })
          : t('grid.rows', { count: table.rows })}
      </span>
      <ul className={styles.chips}>
        {view.filters.map((filter) => {
          const { columnId } = filter.asks;
          const label = describeColumnFilter(filter, labelOf(columnId), t);
          return (
            <li key={columnId} className={styles.chip}>
              {label}
              <button
                type="button"
                className={styles.remove}
                aria-label={t('filter.remove', { label })}
                onClick={() =>
                  onView((before) => ({
                    ...before,
                    filters: before.filters.filter(({ asks }) => asks.columnId !== columnId),
                  }))
                }
              >
                <CloseOutlined aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      {view.filters.length > 1 ? (
        <Button size="small" type="text" onClick={() => onView((before) => ({ ...before, filters: [] }))}>
          {t('grid.clearFilters')}
        </Button>
      ) : null}
    </div>
  );
}
