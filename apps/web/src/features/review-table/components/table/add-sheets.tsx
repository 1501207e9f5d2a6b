import { REVIEW_TABLE_LIMITS } from '@mingfa/contract/review-cell';
import { listReviewColumnLibrary, type ReviewTableDetail } from '@mingfa/contract/review-table';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../../components/sheet.tsx';
import { useEndpoint } from '../../../../lib/query.ts';
import type { useTableWrites } from '../../hooks/use-table-writes.ts';
import {
  columnsToAdd,
  countColumns,
  countRows,
  NO_COLUMNS,
  NO_ROWS,
  rowsToAdd,
} from '../../model/new-table.ts';
import { ColumnChoice } from '../make/column-choice.tsx';
import { DocumentChoice } from '../make/document-choice.tsx';

const WIDTH_PX = 760;

interface AddSheetProps {
  table: ReviewTableDetail;
  writes: ReturnType<typeof useTableWrites>;
  onClose: () => void;
}

/** Further documents as rows. One that is a row already is not added twice. */
export function AddRowsSheet({ table: { tableId, rows }, writes: { addingRows }, onClose }: AddSheetProps) {
  const { t } = useTranslation('review-table');
  const [wanted, setWanted] = useState(NO_ROWS);
  const count = countRows(wanted);
  const isTooMany = rows + count > REVIEW_TABLE_LIMITS.rows && wanted.konId === null;
  return (
    <Sheet
      open
      width={WIDTH_PX}
      title={t('documents.add')}
      onClose={onClose}
      footer={
        <Button
          type="primary"
          disabled={count === 0 || isTooMany}
          title={isTooMany ? t('make.tooMany', REVIEW_TABLE_LIMITS) : undefined}
          loading={addingRows.isPending}
          onClick={() =>
            addingRows.mutate({ params: { tableId }, body: rowsToAdd(wanted) }, { onSuccess: onClose })
          }
        >
          {t('documents.addDo', { count })}
        </Button>
      }
    >
      <DocumentChoice wanted={wanted} onWanted={setWanted} />
    </Sheet>
  );
}

/** Further questions as columns. */
export function AddColumnsSheet({
  table: { tableId, columnList },
  writes: { addingColumns },
  onClose,
}: AddSheetProps) {
  const { t } = useTranslation('review-table');
  const [wanted, setWanted] = useState(NO_COLUMNS);
  const { data: library } = useEndpoint(listReviewColumnLibrary, {});
  const count = countColumns(wanted);
  const isTooMany = columnList.length + count > REVIEW_TABLE_LIMITS.columns;
  const held = new Set(columnList.flatMap(({ libraryKey }) => libraryKey ?? []));
  return (
    <Sheet
      open
      width={WIDTH_PX}
      title={t('library.add')}
      onClose={onClose}
      footer={
        <Button
          type="primary"
          disabled={count === 0 || isTooMany}
          title={isTooMany ? t('make.tooMany', REVIEW_TABLE_LIMITS) : undefined}
          loading={addingColumns.isPending}
          onClick={() =>
            addingColumns.mutate(
              {
                params: { tableId },
                body: { columns: columnsToAdd(wanted, library?.modelName ?? null) },
              },
              { onSuccess: onClose },
            )
          }
        >
          {t('library.addDo', { count })}
        </Button>
      }
    >
      <ColumnChoice wanted={wanted} onWanted={setWanted} held={held} />
    </Sheet>
  );
}
