// biome-ignore-all lint/a11y/useSemanticElements: what is drawn of a grid of any length is placed one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and tells its active cell
import type { TableWindow } from '@mingfa/contract/dataset-question';
import { type CellWords, showCell } from '@mingfa/contract/show-cell';
import { useTranslation } from 'react-i18next';
import { hideNumbers } from '../../../../components/table-answer/hide-numbers.ts';
import styles from './grid.module.css';
import { cellStyle, type GridLayout } from './grid-layout.ts';

interface GridRowProps {
  /** Of the grid. */
  id: string;
  place: number;
  top: number;
  /** Undefined while it is on its way. */
  row: TableWindow['rows'][number] | undefined;
  layout: GridLayout;
  words: CellWords;
  areNumbersShown: boolean;
  /** The active column, where the active cell is in this row. */
  active: number | null;
  onActive: (column: number) => void;
}

/** A row of a grid with its number in the file. What could not be read stands as it is written, and is marked. */
export function GridRow(props: GridRowProps) {
  const { id, place, top, row, layout, words, areNumbersShown, active, onActive } = props;
  const { t } = useTranslation('dataset');
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, width: layout.width }}
    >
      <div role="rowheader" aria-colindex={1} className={styles.number} style={{ width: layout.numberPx }}>
        {row?.row.toLocaleString() ?? ''}
      </div>
      {layout.drawn.map((item) => {
        const column = layout.columns[item.index];
        if (!column) return null;
        const isUnreadable = row?.unreadable.includes(item.index) ?? false;
        const text = row
          ? showCell(
              row.cells[item.index] ?? null,
              isUnreadable ? { ...column, kind: 'text' } : column,
              words,
            )
          : '';
        const shown = areNumbersShown
          ? text
          : hideNumbers(text, isUnreadable ? { ...column, kind: 'text' } : column);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the grid's
          <div
            key={column.name}
            id={`${id}-${place}-${item.index}`}
            role="gridcell"
            aria-colindex={item.index + 2}
            aria-selected={active === item.index}
            className={[
              styles.cell,
              column.kind === 'number' && !isUnreadable ? styles.end : '',
              isUnreadable ? styles.unreadable : '',
              layout.isPinned && item.index === 0 ? styles.pinned : '',
            ].join(' ')}
            style={cellStyle(layout, item)}
            title={isUnreadable ? t('grid.unreadable') : shown === text ? text : undefined}
            onClick={() => onActive(item.index)}
          >
            {row ? shown : <span className={styles.coming} />}
          </div>
        );
      })}
    </div>
  );
}
