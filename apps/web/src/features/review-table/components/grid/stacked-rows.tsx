import DownOutlined from '@ant-design/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import type { ReviewRow } from '@mingfa/contract/review-cell';
import type { ReviewTableDetail } from '@mingfa/contract/review-table';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageLoading } from '../../../../components/page-loading.tsx';
import { PageTurner } from '../../../../components/row-list/page-turner.tsx';
import { useReviewRows } from '../../hooks/use-review-rows.ts';
import type { RowView } from '../../model/column-filter.ts';
import type { OpenedCell } from '../../model/opened-cell.ts';
import { isPartlyRead } from '../../model/told-cell.ts';
import { CellView } from './cell-view.tsx';
import styles from './stacked-rows.module.css';

const PAGE_SIZE = 20;
/** Cells of a row that are shown before one asks for the others. */
const SHOWN_FIRST = 4;

interface StackedRowsProps {
  table: ReviewTableDetail;
  view: RowView;
  onOpenCell: (cell: OpenedCell) => void;
  onOpenRow: (row: ReviewRow) => void;
  onCounted: (rows: number) => void;
}

/** The table on a phone: a card for every document, its cells one below the other. */
export function StackedRows({ table, view, onOpenCell, onOpenRow, onCounted }: StackedRowsProps) {
  const [page, setPage] = useState(1);
  const first = (page - 1) * PAGE_SIZE;
  const { rows, total, isLoading, error, retry } = useReviewRows(table.tableId, view, {
    first,
    last: first + PAGE_SIZE - 1,
  });
  useEffect(() => {
    if (total !== null) onCounted(total);
  }, [total, onCounted]);
  const shown = Array.from({ length: PAGE_SIZE }, (_, at) => first + at).flatMap((place) => {
    const row = rows.get(place);
    return row ? [{ row, place }] : [];
  });
  return (
    <div className={styles.rows}>
      {error ? <ErrorState error={error} onRetry={retry} /> : null}
      {isLoading && shown.length === 0 ? <PageLoading /> : null}
      {shown.map(({ row, place }) => (
        <StackedRow
          key={row.rowId}
          row={row}
          place={place}
          table={table}
          onOpenCell={onOpenCell}
          onOpenRow={onOpenRow}
        />
      ))}
      <PageTurner page={page} pageSize={PAGE_SIZE} total={total ?? 0} onTurn={setPage} />
    </div>
  );
}

type StackedRowProps = Pick<StackedRowsProps, 'table' | 'onOpenCell' | 'onOpenRow'> & {
  row: ReviewRow;
  place: number;
};

function StackedRow({ row, place, table, onOpenCell, onOpenRow }: StackedRowProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'grid' });
  const [isWhole, setIsWhole] = useState(false);
  const { columnList } = table;
  const columns = isWhole ? columnList : columnList.slice(0, SHOWN_FIRST);
  const hidden = columnList.length - SHOWN_FIRST;
  const cells = new Map(row.cells.map((cell) => [cell.columnId, cell]));
  return (
    <section className={styles.card} aria-label={row.name}>
      <button type="button" className={styles.name} onClick={() => onOpenRow(row)}>
        {row.name}
      </button>
      {isPartlyRead(row) ? <span className={styles.notWhole}>{t('notWhole')}</span> : null}
      <ul className={styles.cells}>
        {columns.map(({ columnId, label, method }) => {
          const cell = cells.get(columnId);
          return (
            <li key={columnId}>
              <button
                type="button"
                className={styles.cell}
                onClick={() => onOpenCell({ row, columnId, place })}
              >
                <span className={styles.label}>{label}</span>
                <span className={styles.says}>{cell ? <CellView cell={cell} method={method} /> : null}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {hidden > 0 ? (
        <Button
          type="text"
          size="small"
          aria-expanded={isWhole}
          icon={isWhole ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('fewer') : t('more', { count: hidden })}
        </Button>
      ) : null}
    </section>
  );
}
