import type { ReviewCell, ReviewRow } from '@mingfa/contract/review-cell';
import type { ReviewTableDetail } from '@mingfa/contract/review-table';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../lib/toast.ts';
import type { useTableWrites } from '../../hooks/use-table-writes.ts';
import { type ColumnFilter, type RowView, withFilter } from '../../model/column-filter.ts';
import type { OpenedCell } from '../../model/opened-cell.ts';
import { CellSheet } from '../cell/cell-sheet.tsx';
import { ColumnSheet } from '../column/column-sheet.tsx';
import { FilterDialog } from '../column/filter-dialog.tsx';
import { AddColumnsSheet, AddRowsSheet } from './add-sheets.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { MemoSheet } from './memo-sheet.tsx';
import { RowSheet } from './row-sheet.tsx';

/** What lies over the table, besides a cell. */
export type OpenedPanel =
  | { kind: 'row'; row: ReviewRow }
  | { kind: 'column' | 'filter'; columnId: string }
  | { kind: 'memo' | 'addRows' | 'addColumns' | 'filters' };

interface TablePanelsProps {
  table: ReviewTableDetail;
  view: RowView;
  writes: ReturnType<typeof useTableWrites>;
  panel: OpenedPanel | null;
  cell: OpenedCell | null;
  changed: ReviewCell | null;
  onOrder: (change: (before: Omit<RowView, 'q'>) => Omit<RowView, 'q'>) => void;
  onOpenCell: (cell: OpenedCell) => void;
  onChanged: (cell: ReviewCell | null) => void;
  onCloseCell: () => void;
  onOpenPanel: (panel: OpenedPanel) => void;
  onClosePanel: () => void;
}

/** A row, a column, its filter, the memo, further rows and columns; and over them a cell. */
export function TablePanels(props: TablePanelsProps) {
  const { table, view, writes, panel, cell, changed } = props;
  const { onOrder, onOpenCell, onChanged, onCloseCell, onOpenPanel, onClosePanel } = props;
  const { t } = useTranslation('review-table', { keyPrefix: 'column' });
  const { tableId, columnList } = table;
  const columnOf = (id: string | undefined) => columnList.find(({ columnId }) => columnId === id);
  const asked = panel && 'columnId' in panel ? columnOf(panel.columnId) : undefined;
  const cellColumn = columnOf(cell?.columnId);
  const filter = (wanted: ColumnFilter) =>
    onOrder((before) => ({ ...before, filters: withFilter(before.filters, wanted) }));
  const rerun = (columnId: string) =>
    writes.running.mutate(
      { params: { tableId }, body: { columnIds: [columnId], anew: true } },
      { onSuccess: () => toast.success(t('againDone')) },
    );
  const add = { table, writes, onClose: onClosePanel };
  return (
    <>
      {panel?.kind === 'row' ? (
        <RowSheet tableId={tableId} row={panel.row} writes={writes} onClose={onClosePanel} />
      ) : null}
      {panel?.kind === 'column' && asked ? (
        <ColumnSheet
          table={table}
          column={asked}
          sort={view.sort}
          writes={writes}
          onSort={(sort) => onOrder((before) => ({ ...before, sort }))}
          onFilter={filter}
          onRerun={rerun}
          onClose={onClosePanel}
        />
      ) : null}
      {panel?.kind === 'filter' && asked ? (
        <FilterDialog
          tableId={tableId}
          column={asked}
          filter={view.filters.find(({ asks }) => asks.columnId === asked.columnId)?.asks}
          onApply={(wanted) => {
            filter(wanted);
            onClosePanel();
          }}
          onClose={onClosePanel}
        />
      ) : null}
      {panel?.kind === 'memo' ? (
        <MemoSheet
          tableId={tableId}
          onOpenCell={(row, columnId) =>
            onOpenCell({ row: { ...row, documentId: null }, columnId, place: -1 })
          }
          onClose={onClosePanel}
        />
      ) : null}
      {panel?.kind === 'filters' ? (
        <FilterSheet
          table={table}
          view={view}
          onSort={(sort) => onOrder((before) => ({ ...before, sort }))}
          onFilter={(columnId) => onOpenPanel({ kind: 'filter', columnId })}
          onClose={onClosePanel}
        />
      ) : null}
      {panel?.kind === 'addRows' ? <AddRowsSheet {...add} /> : null}
      {panel?.kind === 'addColumns' ? <AddColumnsSheet {...add} /> : null}
      {cell && cellColumn ? (
        <CellSheet
          tableId={tableId}
          column={cellColumn}
          opened={cell}
          view={view}
          changed={changed}
          onChanged={onChanged}
          onOpen={onOpenCell}
          onRerun={rerun}
          onClose={onCloseCell}
        />
      ) : null}
    </>
  );
}
