// biome-ignore-all lint/a11y/useSemanticElements: what is drawn of a grid of any length is placed one by one
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and tells its active cell
import type { DatasetTable } from '@mingfa/contract/dataset';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { movedCell } from '../../../../components/data-grid/moved-cell.ts';
import { ErrorState } from '../../../../components/error-state.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { useCellWords } from '../../../../components/table-answer/use-cell-words.ts';
import { type GridView, useGridRows } from '../../hooks/use-grid-rows.ts';
import { useScaledScroll } from '../../hooks/use-scaled-scroll.ts';
import { columnWidth } from '../../model/column-width.ts';
import styles from './grid.module.css';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';

const ROW_PX = 36;
const HEAD_PX = 40;
const NUMBER_PX = 72;

export interface DataGridProps {
  datasetId: string;
  table: DatasetTable;
  view: GridView;
  /** The first column stays where it is while one scrolls sideways. */
  isPinned: boolean;
  areNumbersShown: boolean;
  onSort: (column: string) => void;
  onFilter: (column: string) => void;
  onCounted: (rows: number) => void;
}

/** A grid of any length: only what is in view is drawn and asked for. One cell is active; arrows, Home, End and page keys move it. */
export function DataGrid(props: DataGridProps) {
  const { datasetId, table, view, isPinned, areNumbersShown, onSort, onFilter, onCounted } = props;
  const { t } = useTranslation('dataset');
  const words = useCellWords();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = table.columns.filter(({ isSkipped }) => !isSkipped);
  const [active, setActive] = useState({ row: 0, column: 0 });
  const [total, setTotal] = useState(table.rows);
  const scroll = useScaledScroll(scroller, total, ROW_PX, HEAD_PX);
  const { rows, totalRows, isLoading, error, retry } = useGridRows(
    { datasetId, table: table.name },
    view,
    scroll,
  );
  const pinnedPx = NUMBER_PX + (isPinned && columns[0] ? columnWidth(columns[0]) : 0);
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (place) => columnWidth(columns[place] ?? { kind: 'text', meaning: 'plain' }),
    overscan: 3,
    paddingStart: NUMBER_PX,
    scrollPaddingStart: pinnedPx,
    initialRect: { width: 1200, height: 600 },
  });
  const latest = useRef(scroll.toStart);
  useEffect(() => {
    latest.current = scroll.toStart;
  });
  const isFirstView = useRef(true);
  useEffect(() => {
    // Sorted or filtered otherwise it begins at the top; what is new is only that it is another view.
    if (!isFirstView.current && view) latest.current();
    isFirstView.current = false;
    setActive({ row: 0, column: 0 });
  }, [view]);
  useEffect(() => {
    if (totalRows === null) return;
    setTotal(totalRows);
    onCounted(totalRows);
  }, [totalRows, onCounted]);

  const seen = across.getVirtualItems().map(({ index, start, size }) => ({ index, start, size }));
  const isFirstSeen = seen.some(({ index }) => index === 0);
  const drawn = [
    ...(isPinned && !isFirstSeen && columns[0]
      ? [{ index: 0, start: NUMBER_PX, size: columnWidth(columns[0]) }]
      : []),
    ...seen,
  ];
  const width = across.getTotalSize();
  const layout = { columns, drawn, isPinned, numberPx: NUMBER_PX, width };
  const move = (key: string, isFar: boolean) => {
    const last = { row: total - 1, column: columns.length - 1 };
    const next = movedCell(active, key, isFar, last, scroll.rowsAPage);
    if (!next) return false;
    setActive(next);
    scroll.showRow(next.row);
    across.scrollToIndex(next.column, { align: 'auto' });
    return true;
  };
  const inView = Array.from(
    { length: Math.max(0, scroll.last - scroll.first + 1) },
    (_, place) => scroll.first + place,
  );
  return (
    <>
      {error ? <ErrorState error={error} onRetry={retry} /> : null}
      <div
        ref={scroller}
        className={styles.grid}
        role="grid"
        aria-label={table.label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1}
        aria-busy={isLoading}
        aria-activedescendant={total > 0 ? `${id}-${active.row}-${active.column}` : undefined}
        tabIndex={0}
        onScroll={scroll.onScroll}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return;
          if (move(event.key, event.ctrlKey || event.metaKey)) event.preventDefault();
        }}
      >
        <GridHead layout={layout} sort={view.sort} onSort={onSort} onFilter={onFilter} />
        <div role="rowgroup" className={styles.rows} style={{ height: scroll.height, width }}>
          {inView.map((place) => (
            <GridRow
              key={place}
              id={id}
              place={place}
              top={scroll.topOf(place)}
              row={rows.get(place)}
              layout={layout}
              words={words}
              areNumbersShown={areNumbersShown}
              active={active.row === place ? active.column : null}
              onActive={(column) => setActive({ row: place, column })}
            />
          ))}
        </div>
      </div>
      {total === 0 && !isLoading ? <QuietNote>{t('grid.nothing')}</QuietNote> : null}
    </>
  );
}
