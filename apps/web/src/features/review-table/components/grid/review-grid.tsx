// biome-ignore-all lint/a11y/useSemanticElements: what is drawn of a large grid is placed one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and tells its active cell
import type { ReviewCell, ReviewRow } from '@mingfa/contract/review-cell';
import type { ReviewTableDetail } from '@mingfa/contract/review-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { movedCell } from '../../../../components/data-grid/moved-cell.ts';
import { ErrorState } from '../../../../components/error-state.tsx';
import { useReviewRows } from '../../hooks/use-review-rows.ts';
import type { RowView } from '../../model/column-filter.ts';
import type { OpenedCell } from '../../model/opened-cell.ts';
import { canBeChecked } from '../../model/told-cell.ts';
import { GridHead } from './grid-head.tsx';
import { COLUMN_PX, HEAD_PX, NAME_PX, ROW_PX } from './grid-layout.ts';
import { GridRow } from './grid-row.tsx';
import styles from './review-grid.module.css';

export interface ReviewGridProps {
  table: ReviewTableDetail;
  view: RowView;
  onOpenCell: (cell: OpenedCell) => void;
  onOpenRow: (row: ReviewRow) => void;
  onOpenColumn: (columnId: string) => void;
  onFilterColumn: (columnId: string) => void;
  onCheck: (cell: ReviewCell, at: OpenedCell) => void;
  /** What somebody who does not see it has to be told. */
  onSay: (words: string) => void;
  onCounted: (rows: number) => void;
}

/** Documents down, questions across; only what is in view is drawn. Arrows move, Enter opens, C checks and unlocks. */
export function ReviewGrid(props: ReviewGridProps) {
  const { table, view, onOpenCell, onOpenRow, onOpenColumn, onFilterColumn, onCheck, onSay, onCounted } =
    props;
  const { t } = useTranslation('review-table', { keyPrefix: 'grid' });
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = table.columnList;
  const [total, setTotal] = useState(table.rows);
  /** The name of the document is column 0. */
  const [active, setActive] = useState({ row: 0, column: Math.min(1, columns.length) });
  const down = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 4,
    paddingStart: HEAD_PX,
    scrollPaddingStart: HEAD_PX,
    initialRect: { width: 1200, height: 600 },
  });
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => COLUMN_PX,
    overscan: 2,
    paddingStart: NAME_PX,
    scrollPaddingStart: NAME_PX,
    initialRect: { width: 1200, height: 600 },
  });
  const seenRows = down.getVirtualItems();
  const {
    rows,
    total: counted,
    isLoading,
    error,
    retry,
  } = useReviewRows(table.tableId, view, {
    first: seenRows[0]?.index ?? 0,
    last: seenRows.at(-1)?.index ?? 0,
  });
  useEffect(() => {
    if (counted === null) return;
    setTotal(counted);
    onCounted(counted);
    setActive(({ row, column }) => ({ row: Math.min(row, Math.max(0, counted - 1)), column }));
  }, [counted, onCounted]);
  const drawn = across.getVirtualItems().map(({ index, start }) => ({ index, start }));
  const layout = { columns, drawn, width: across.getTotalSize() };

  const openActive = () => {
    const row = rows.get(active.row);
    const column = columns[active.column - 1];
    if (row) column ? onOpenCell({ row, columnId: column.columnId, place: active.row }) : onOpenRow(row);
  };
  const checkActive = () => {
    const column = columns[active.column - 1];
    const row = rows.get(active.row);
    const cell = row?.cells.find(({ columnId }) => columnId === column?.columnId);
    if (!row || !cell || !column) return;
    if (canBeChecked(cell)) onCheck(cell, { row, columnId: column.columnId, place: active.row });
    else onSay(t('notYet'));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey) return;
    const isFar = event.ctrlKey || event.metaKey;
    if (event.key === 'Enter') {
      event.preventDefault();
      openActive();
      return;
    }
    if (event.key.toLowerCase() === 'c' && !isFar) {
      event.preventDefault();
      checkActive();
      return;
    }
    const last = { row: total - 1, column: columns.length };
    const rowsAPage = Math.max(
      1,
      Math.floor(((scroller.current?.clientHeight ?? 600) - HEAD_PX) / ROW_PX) - 1,
    );
    const next = movedCell(active, event.key, isFar, last, rowsAPage);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    down.scrollToIndex(next.row, { align: 'auto' });
    if (next.column > 0) across.scrollToIndex(next.column - 1, { align: 'auto' });
  };
  return (
    <>
      {error ? <ErrorState error={error} onRetry={retry} /> : null}
      <div
        ref={scroller}
        className={styles.grid}
        role="grid"
        aria-label={t('label', { title: table.title })}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1}
        aria-busy={isLoading}
        aria-activedescendant={total > 0 ? `${id}-${active.row}-${active.column}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <GridHead layout={layout} sort={view.sort} onOpen={onOpenColumn} onFilter={onFilterColumn} />
        <div
          role="rowgroup"
          className={styles.rows}
          style={{ height: down.getTotalSize() - HEAD_PX, width: layout.width }}
        >
          {seenRows.map(({ index, start }) => (
            <GridRow
              key={index}
              id={id}
              place={index}
              top={start - HEAD_PX}
              row={rows.get(index)}
              layout={layout}
              active={active.row === index ? active.column : null}
              onActive={(column) => setActive({ row: index, column })}
              onOpenCell={onOpenCell}
              onOpenRow={onOpenRow}
            />
          ))}
        </div>
      </div>
    </>
  );
}
