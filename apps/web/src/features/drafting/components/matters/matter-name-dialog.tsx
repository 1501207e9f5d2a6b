import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';

const NAME_MAX = 100;

interface MatterNameDialogProps {
  title: string;
  initial: string;
  confirm: string;
  isPending: boolean;
  problem: string | null;
  onConfirm: (name: string) => void;
  onClose: () => void;
}

/** Asks how a matter is called. */
export function MatterNameDialog(props: MatterNameDialogProps) {
  const { title, initial, confirm, isPending, problem, onConfirm, onClose } = props;
  const { t } = useTranslation(['drafting', 'shell']);
  const formId = useId();
  const [name, setName] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onConfirm(name.trim());
  };
  return (
    <ModalDialog
      open
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button
            type="primary"
            htmlType="submit"
            form={formId}
            loading={isPending}
            disabled={name.trim() === ''}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={t('matters.name')}
          placeholder={t('matters.placeholder')}
          value={name}
          maxLength={NAME_MAX}
          gap={problem}
          onChange={setName}
        />
      </form>
    </ModalDialog>
  );
}
