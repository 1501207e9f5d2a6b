import FileAddOutlined from '@ant-design/icons/FileAddOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { ReviewCell, ReviewRow } from '@mingfa/contract/review-cell';
import type { ReviewTableDetail, ReviewTableProgress } from '@mingfa/contract/review-table';
import { Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { useIsPhone } from '../../../../lib/media-query.ts';
import { useWrittenWords } from '../../../../lib/use-written-words.ts';
import { useCellWrites } from '../../hooks/use-cell-writes.ts';
import { useTableWrites } from '../../hooks/use-table-writes.ts';
import type { RowView } from '../../model/column-filter.ts';
import type { OpenedCell } from '../../model/opened-cell.ts';
import { ReviewGrid } from '../grid/review-grid.tsx';
import { StackedRows } from '../grid/stacked-rows.tsx';
import { FilterBar } from './filter-bar.tsx';
import styles from './table.module.css';
import { type OpenedPanel, TablePanels } from './table-panels.tsx';
import { TableProgress } from './table-progress.tsx';

interface OpenedTableProps {
  table: ReviewTableDetail;
  progress: ReviewTableProgress;
  isMemoOpen: boolean;
  onMemoClosed: () => void;
}

/** A table: how far it is, filters, the grid (on a phone cards), and the panels over it. */
export function OpenedTable({ table, progress, isMemoOpen, onMemoClosed }: OpenedTableProps) {
  const { t } = useTranslation('review-table');
  const isPhone = useIsPhone();
  const writes = useTableWrites();
  const [typed, setTyped, q] = useWrittenWords();
  const [order, setOrder] = useState<Omit<RowView, 'q'>>({ filters: [], sort: null });
  const view = useMemo((): RowView => ({ ...order, q }), [order, q]);
  const [counted, setCounted] = useState<number | null>(null);
  const [panel, setPanel] = useState<OpenedPanel | null>(null);
  const [cell, setCell] = useState<OpenedCell | null>(null);
  const [changed, setChanged] = useState<ReviewCell | null>(null);
  const [said, setSaid] = useState('');
  const tried = useRef<OpenedCell | null>(null);
  const { tableId, columnList, rows } = table;
  const { check, unlock } = useCellWrites({
    tableId,
    onChanged: (newest) => {
      setChanged(newest);
      setCell(tried.current);
    },
    onWritten: ({ columnId, checked }) =>
      setSaid(
        t(checked ? 'grid.checkedNow' : 'grid.unlockedNow', {
          label: columnList.find((one) => one.columnId === columnId)?.label ?? '',
        }),
      ),
  });
  const openCell = (to: OpenedCell) => {
    setChanged(null);
    setCell(to);
  };
  const openRow = (row: ReviewRow) => setPanel({ kind: 'row', row });
  const add = (
    <>
      <Button icon={<FileAddOutlined aria-hidden />} onClick={() => setPanel({ kind: 'addRows' })}>
        {t('documents.add')}
      </Button>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => setPanel({ kind: 'addColumns' })}>
        {t('library.add')}
      </Button>
    </>
  );
  const isEmpty = rows === 0 || columnList.length === 0;
  const shared = { table, view, onOpenCell: openCell, onOpenRow: openRow, onCounted: setCounted };
  return (
    <div className={styles.body}>
      <div className={styles.top}>
        <TableProgress table={table} progress={progress} writes={writes} />
        {isEmpty ? null : (
          <>
            <FilterBar
              table={table}
              view={view}
              typed={typed}
              counted={counted}
              onTyped={setTyped}
              onView={(change) => setOrder((before) => change({ ...before, q }))}
              onFilters={isPhone ? () => setPanel({ kind: 'filters' }) : null}
            />
            <div className={styles.add}>
              {isPhone ? null : <span className={styles.hint}>{t('grid.hint')}</span>}
              {add}
            </div>
          </>
        )}
      </div>
      {isEmpty ? (
        <EmptyState
          sentence={t(rows === 0 ? 'grid.empty' : 'grid.emptyColumns')}
          action={<div className={styles.actions}>{add}</div>}
        />
      ) : isPhone ? (
        <StackedRows key={JSON.stringify(view)} {...shared} />
      ) : (
        <ReviewGrid
          {...shared}
          onOpenColumn={(columnId) => setPanel({ kind: 'column', columnId })}
          onFilterColumn={(columnId) => setPanel({ kind: 'filter', columnId })}
          onCheck={(seen, at) => {
            tried.current = at;
            if (seen.checked) unlock(seen);
            else check(seen);
          }}
          onSay={setSaid}
        />
      )}
      {counted === 0 && !isEmpty ? <QuietNote>{t('grid.nothing')}</QuietNote> : null}
      <span className="visually-hidden" role="status">
        {said}
      </span>
      <TablePanels
        table={table}
        view={view}
        writes={writes}
        panel={isMemoOpen ? { kind: 'memo' } : panel}
        cell={cell}
        changed={changed}
        onOrder={setOrder}
        onOpenCell={openCell}
        onChanged={setChanged}
        onCloseCell={() => setCell(null)}
        onOpenPanel={setPanel}
        onClosePanel={() => {
          setPanel(null);
          onMemoClosed();
        }}
      />
    </div>
  );
}
