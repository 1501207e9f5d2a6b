import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';

const REASON_MAX = 300;

export interface WaiveDialogProps {
  question: string;
  onClose: () => void;
  onWaive: (reason: string) => void;
}

/** Why a question may fail and the clone be published all the same. */
export function WaiveDialog({ question, onClose, onWaive }: WaiveDialogProps) {
  const { t } = useTranslation('clone');
  const { t: shared } = useTranslation('shell');
  const [reason, setReason] = useState('');
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('golden.waiveTitle')}
      footer={
        <>
          <Button onClick={onClose}>{shared('action.cancel')}</Button>
          <Button type="primary" disabled={reason.trim() === ''} onClick={() => onWaive(reason.trim())}>
            {t('golden.waive')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('golden.reason')}
        help={question}
        value={reason}
        maxLength={REASON_MAX}
        rows={3}
        placeholder={t('golden.reasonPlaceholder')}
        onChange={setReason}
      />
    </ModalDialog>
  );
}
