import DownOutlined from '@ant-design/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import type { ReviewCell } from '@mingfa/contract/review-cell';
import type { ReviewTableColumn } from '@mingfa/contract/review-table';
import { getReviewCell } from '@mingfa/contract/review-table-content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import { useReviewRows } from '../../hooks/use-review-rows.ts';
import type { RowView } from '../../model/column-filter.ts';
import type { OpenedCell } from '../../model/opened-cell.ts';
import styles from './cell.module.css';
import { CellBody } from './cell-body.tsx';
import { type OpenedPlace, PlaceSheet } from './place-sheet.tsx';

interface CellSheetProps {
  tableId: string;
  column: ReviewTableColumn;
  opened: OpenedCell;
  view: RowView;
  /** The cell that was another one when somebody wanted to change it. */
  changed: ReviewCell | null;
  onChanged: (cell: ReviewCell | null) => void;
  onOpen: (cell: OpenedCell) => void;
  onRerun: (columnId: string) => void;
  onClose: () => void;
}

/** One cell with its source and all that can be done with it; one goes on to the same question of the next document. */
export function CellSheet(props: CellSheetProps) {
  const { tableId, column, opened, view, changed, onChanged, onOpen, onRerun, onClose } = props;
  const { t } = useTranslation('review-table', { keyPrefix: 'cell' });
  const [place, setPlace] = useState<OpenedPlace | null>(null);
  const { row, columnId } = opened;
  const cell = useEndpoint(
    getReviewCell,
    { params: { tableId }, query: { rowId: row.rowId, columnId } },
    { staleTime: 0 },
  );
  return (
    <>
      <Sheet
        open
        title={column.label}
        width={560}
        onClose={onClose}
        footer={<Neighbours tableId={tableId} opened={opened} view={view} onOpen={onOpen} />}
      >
        <p className={styles.document}>{row.name}</p>
        <Loaded query={cell} missing={t('gone')}>
          {(data) => (
            <CellBody
              key={`${row.rowId} ${columnId}`}
              tableId={tableId}
              column={column}
              cell={data}
              isChanged={changed?.rowId === row.rowId && changed.columnId === columnId}
              onChanged={onChanged}
              onRerun={onRerun}
              documentId={row.documentId}
              onOpenPlace={setPlace}
            />
          )}
        </Loaded>
      </Sheet>
      {place ? <PlaceSheet {...place} title={row.name} onClose={() => setPlace(null)} /> : null}
    </>
  );
}

type NeighboursProps = Pick<CellSheetProps, 'tableId' | 'opened' | 'view' | 'onOpen'>;

/** The documents before and after, in the order that is shown. Where this one has left it, the next stands in its place. */
function Neighbours({ tableId, opened, view, onOpen }: NeighboursProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'cell' });
  const { row, columnId, place } = opened;
  const { rows } = useReviewRows(tableId, view, { first: Math.max(0, place - 1), last: place + 1 });
  const at = [place, place - 1, place + 1].find((one) => rows.get(one)?.rowId === row.rowId);
  const before = at === undefined ? place - 1 : at - 1;
  const after = at === undefined ? place : at + 1;
  const go = (to: number) => {
    const next = rows.get(to);
    if (next) onOpen({ row: next, columnId, place: to });
  };
  return (
    <div className={styles.neighbours}>
      <IconButton
        icon={<UpOutlined />}
        label={t('previous')}
        disabled={!rows.has(before)}
        onClick={() => go(before)}
      />
      <IconButton
        icon={<DownOutlined />}
        label={t('next')}
        disabled={!rows.has(after)}
        onClick={() => go(after)}
      />
    </div>
  );
}
