import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';

interface NameDialogProps {
  title: string;
  label: string;
  /** What stands in the field first. */
  name?: string;
  maxLength: number;
  submit: string;
  isSending: boolean;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks what something is to be called. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, maxLength, submit, isSending, onName, onClose } = props;
  const { t } = useTranslation('shell');
  const formId = useId();
  const [name, setName] = useState(props.name ?? '');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <ModalDialog
      open
      size="small"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            disabled={name.trim() === ''}
            loading={isSending}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send}>
        <Input
          autoFocus
          aria-label={label}
          placeholder={label}
          maxLength={maxLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </ModalDialog>
  );
}
