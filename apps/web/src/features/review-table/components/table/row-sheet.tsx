import type { ReviewRow } from '@mingfa/contract/review-cell';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { Sheet } from '../../../../components/sheet.tsx';
import { toast } from '../../../../lib/toast.ts';
import type { useTableWrites } from '../../hooks/use-table-writes.ts';
import { PlaceSheet } from '../cell/place-sheet.tsx';
import styles from './table.module.css';

interface RowSheetProps {
  tableId: string;
  row: ReviewRow;
  writes: ReturnType<typeof useTableWrites>;
  onClose: () => void;
}

/** A document of the table: whether all of it was read, and what can be done with its row. */
export function RowSheet({ tableId, row, writes, onClose }: RowSheetProps) {
  const { t } = useTranslation('review-table', { keyPrefix: 'rowSheet' });
  const [isOpened, setIsOpened] = useState(false);
  const { rowId, documentId, name, source, isWhole, message } = row;
  const params = { tableId };
  const remove = async () => {
    const confirmed = await confirmAction({
      title: t('removeTitle', { name }),
      text: t('removeText'),
      confirmText: t('remove'),
      danger: true,
    });
    if (confirmed) writes.removingRows.mutate({ params, body: { rowIds: [rowId] } }, { onSuccess: onClose });
  };
  const again = () =>
    writes.running.mutate(
      { params, body: { rowIds: [rowId], anew: true } },
      {
        onSuccess: () => {
          toast.success(t('againDone'));
          onClose();
        },
      },
    );
  return (
    <>
      <Sheet open title={name} onClose={onClose}>
        <p className={styles.quiet}>{t(source)}</p>
        {isWhole ? <p className={styles.quiet}>{t('whole')}</p> : null}
        {message ? <p className={isWhole ? styles.quiet : styles.bad}>{message}</p> : null}
        {documentId === null ? <p className={styles.bad}>{t('gone')}</p> : null}
        <div className={styles.actions}>
          {documentId === null ? null : (
            <Button type="primary" onClick={() => setIsOpened(true)}>
              {t('open')}
            </Button>
          )}
          <Button loading={writes.running.isPending} onClick={again}>
            {t('again')}
          </Button>
          <Button danger loading={writes.removingRows.isPending} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </div>
      </Sheet>
      {isOpened && documentId !== null ? (
        <PlaceSheet
          documentId={documentId}
          place={null}
          quote=""
          title={name}
          onClose={() => setIsOpened(false)}
        />
      ) : null}
    </>
  );
}
