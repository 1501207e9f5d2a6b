import { updateDataset } from '@mingfa/contract/dataset';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { refreshDatasets } from '../model/refresh-datasets.ts';

const TITLE_CHARACTERS = 200;

interface RenameDialogProps {
  datasetId: string;
  title: string;
  onClose: () => void;
}

/** Calls a dataset otherwise; the words stay where that fails. */
export function RenameDialog({ datasetId, title, onClose }: RenameDialogProps) {
  const { t } = useTranslation(['dataset', 'shell']);
  const [typed, setTyped] = useState(title);
  const renaming = useEndpointMutation(updateDataset, {
    onSuccess: onClose,
    onSettled: refreshDatasets,
    onError: toastFailure,
  });
  const isEmpty = typed.trim() === '';
  const rename = () => {
    if (!isEmpty) renaming.mutate({ params: { datasetId }, body: { title: typed.trim() } });
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
