// biome-ignore-all lint/a11y/useSemanticElements: what is drawn of a large grid is placed one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and tells its active cell
// biome-ignore-all lint/a11y/useKeyWithClickEvents: keys are the grid's
import type { ReviewRow } from '@mingfa/contract/review-cell';
import { useTranslation } from 'react-i18next';
import type { OpenedCell } from '../../model/opened-cell.ts';
import { isPartlyRead } from '../../model/told-cell.ts';
import { CellView } from './cell-view.tsx';
import { COLUMN_PX, type GridLayout, NAME_PX } from './grid-layout.ts';
import styles from './review-grid.module.css';

interface GridRowProps {
  /** Of the grid. */
  id: string;
  place: number;
  top: number;
  /** Undefined while it is on its way. */
  row: ReviewRow | undefined;
  layout: GridLayout;
  /** The active column, where the active cell is in this row; 0 is the name. */
  active: number | null;
  onActive: (column: number) => void;
  onOpenCell: (cell: OpenedCell) => void;
  onOpenRow: (row: ReviewRow) => void;
}

/** A document with its answers; pressed, one opens. */
export function GridRow(props: GridRowProps) {
  const { id, place, top, row, layout, active, onActive, onOpenCell, onOpenRow } = props;
  const { t } = useTranslation('review-table', { keyPrefix: 'grid' });
  const cells = new Map(row?.cells.map((cell) => [cell.columnId, cell]));
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      className={styles.row}
      style={{ transform: `translateY(${top}px)`, width: layout.width }}
    >
      <div
        id={`${id}-${place}-0`}
        role="rowheader"
        aria-colindex={1}
        aria-selected={active === 0}
        className={styles.name}
        style={{ width: NAME_PX }}
        title={row?.name}
        onClick={() => {
          onActive(0);
          if (row) onOpenRow(row);
        }}
      >
        {row ? <span className={styles.words}>{row.name}</span> : <span className={styles.coming} />}
        {row && isPartlyRead(row) ? <span className={styles.notWhole}>{t('notWhole')}</span> : null}
      </div>
      {layout.drawn.map(({ index, start }) => {
        const column = layout.columns[index];
        if (!column) return null;
        const { columnId, method } = column;
        const cell = cells.get(columnId);
        return (
          <div
            key={columnId}
            id={`${id}-${place}-${index + 1}`}
            role="gridcell"
            aria-colindex={index + 2}
            aria-selected={active === index + 1}
            className={styles.cell}
            style={{ left: start, width: COLUMN_PX }}
            onClick={() => {
              onActive(index + 1);
              if (row) onOpenCell({ row, columnId, place });
            }}
          >
            {cell ? (
              <CellView cell={cell} method={method} />
            ) : row ? null : (
              <span className={styles.coming} />
            )}
          </div>
        );
      })}
    </div>
  );
}
