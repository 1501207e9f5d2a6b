import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from './modal-dialog.tsx';

const REASON_MAX_CHARACTERS = 300;

export interface ReasonDialogProps {
  title: string;
  /** Who will read it. */
  hint: string;
  label: string;
  confirm: string;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of something that concerns what another person wrote. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, label, confirm, isPending, onConfirm, onClose } = props;
  const { t } = useTranslation('shell');
  const [reason, setReason] = useState('');
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            type="primary"
            loading={isPending}
            disabled={reason.trim() === ''}
            onClick={() => onConfirm(reason.trim())}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p>{hint}</p>
      <Input.TextArea
        aria-label={label}
        placeholder={label}
        value={reason}
        maxLength={REASON_MAX_CHARACTERS}
        autoSize={{ minRows: 3, maxRows: 6 }}
        onChange={(event) => setReason(event.target.value)}
      />
    </ModalDialog>
  );
}
