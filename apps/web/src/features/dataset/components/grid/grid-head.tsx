// biome-ignore-all lint/a11y/useSemanticElements: what is drawn of a grid of any length is placed one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and tells its active cell
import CaretDownFilled from '@ant-design/icons/CaretDownFilled';
import CaretUpFilled from '@ant-design/icons/CaretUpFilled';
import FilterOutlined from '@ant-design/icons/FilterOutlined';
import { useTranslation } from 'react-i18next';
import type { GridSort } from '../../hooks/use-grid-rows.ts';
import styles from './grid.module.css';
import { cellStyle, type GridLayout } from './grid-layout.ts';

interface GridHeadProps {
  layout: GridLayout;
  sort: readonly GridSort[];
  onSort: (column: string) => void;
  onFilter: (column: string) => void;
}

/** The heads of the columns: pressed they sort, and each has its filter. */
export function GridHead({ layout, sort, onSort, onFilter }: GridHeadProps) {
  const { t } = useTranslation('dataset');
  const [sorted] = sort;
  return (
    <div role="rowgroup" className={styles.head} style={{ width: layout.width }}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        <div
          role="columnheader"
          aria-colindex={1}
          className={styles.corner}
          style={{ width: layout.numberPx }}
        >
          {t('grid.row')}
        </div>
        {layout.drawn.map((item) => {
          const column = layout.columns[item.index];
          if (!column) return null;
          const { name, label } = column;
          const direction =
            sorted?.column === name ? (sorted.descending ? 'descending' : 'ascending') : 'none';
          return (
            <div
              key={name}
              role="columnheader"
              aria-colindex={item.index + 2}
              aria-sort={direction}
              className={`${styles.headCell} ${layout.isPinned && item.index === 0 ? styles.pinned : ''}`}
              style={cellStyle(layout, item)}
            >
              <button
                type="button"
                className={`${styles.sort} ${column.kind === 'number' ? styles.end : ''}`}
                title={t('grid.sort', { label })}
                onClick={() => onSort(name)}
              >
                <span className={styles.label}>{label}</span>
                {direction === 'ascending' ? (
                  <CaretUpFilled aria-hidden className={styles.caret ?? ''} />
                ) : null}
                {direction === 'descending' ? (
                  <CaretDownFilled aria-hidden className={styles.caret ?? ''} />
                ) : null}
              </button>
              <button
                type="button"
                className={styles.filter}
                aria-label={t('grid.filter', { label })}
                title={t('grid.filter', { label })}
                onClick={() => onFilter(name)}
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
