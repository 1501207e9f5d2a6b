// biome-ignore-all lint/a11y/useSemanticElements: what is drawn of a large grid is placed one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and tells its active cell
import CaretDownFilled from '@ant-design/icons/CaretDownFilled';
import CaretUpFilled from '@ant-design/icons/CaretUpFilled';
import FilterOutlined from '@ant-design/icons/FilterOutlined';
import { useTranslation } from 'react-i18next';
import type { RowView } from '../../model/column-filter.ts';
import { COLUMN_PX, type GridLayout, NAME_PX } from './grid-layout.ts';
import styles from './review-grid.module.css';

interface GridHeadProps {
  layout: GridLayout;
  sort: RowView['sort'];
  onOpen: (columnId: string) => void;
  onFilter: (columnId: string) => void;
}

/** The questions: pressed, one opens with its groups and settings; each has its filter. */
export function GridHead({ layout, sort, onOpen, onFilter }: GridHeadProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'grid' });
  return (
    <div role="rowgroup" className={styles.head} style={{ width: layout.width }}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        <div role="columnheader" aria-colindex={1} className={styles.corner} style={{ width: NAME_PX }}>
          {t('document')}
        </div>
        {layout.drawn.map(({ index, start }) => {
          const column = layout.columns[index];
          if (!column) return null;
          const { columnId, label, notice } = column;
          const way = sort?.by !== columnId ? 'none' : sort.descending ? 'descending' : 'ascending';
          return (
            <div
              key={columnId}
              role="columnheader"
              aria-colindex={index + 2}
              aria-sort={way}
              className={styles.headCell}
              style={{ left: start, width: COLUMN_PX }}
            >
              <button
                type="button"
                className={styles.open}
                title={notice ?? t('openColumn', { label })}
                onClick={() => onOpen(columnId)}
              >
                <span className={styles.label}>{label}</span>
                {way === 'ascending' ? <CaretUpFilled aria-hidden className={styles.caret ?? ''} /> : null}
                {way === 'descending' ? <CaretDownFilled aria-hidden className={styles.caret ?? ''} /> : null}
              </button>
              <button
                type="button"
                className={styles.filter}
                aria-label={t('filter', { label })}
                title={t('filter', { label })}
                onClick={() => onFilter(columnId)}
              >
                <FilterOutlined />
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
}
