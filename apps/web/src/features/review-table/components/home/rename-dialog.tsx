import { updateReviewTable } from '@mingfa/contract/review-table';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../../lib/query.ts';
import { TITLE_CHARACTERS } from '../../model/new-table.ts';
import { takeTable } from '../../model/review-cache.ts';

interface RenameDialogProps {
  tableId: string;
  title: string;
  onClose: () => void;
}

/** Calls a review table otherwise; the words stay where that fails. */
export function RenameDialog({ tableId, title, onClose }: RenameDialogProps) {
  const { t } = useTranslation(['review-table', 'shell']);
  const [typed, setTyped] = useState(title);
  const renaming = useEndpointMutation(updateReviewTable, {
    onSuccess: (table) => {
      void takeTable(table);
      onClose();
    },
    onError: toastFailure,
  });
  const isEmpty = typed.trim() === '';
  const rename = () => {
    if (!isEmpty) renaming.mutate({ params: { tableId }, body: { title: typed.trim() } });
  };
  return (
    <ModalDialog
      open
      focusField
      onClose={onClose}
      title={t('rename.do')}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="primary" disabled={isEmpty} loading={renaming.isPending} onClick={rename}>
            {t('rename.do')}
          </Button>
        </>
      }
    >
      <Input
        aria-label={t('rename.name')}
        value={typed}
        maxLength={TITLE_CHARACTERS}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={rename}
      />
    </ModalDialog>
  );
}
