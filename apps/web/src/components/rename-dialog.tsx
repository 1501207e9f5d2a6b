import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from './modal-dialog.tsx';

export interface RenameDialogProps {
  /** What is done, on the dialog and its button; and what the field is called. */
  words: { do: string; name: string };
  title: string;
  charactersMax: number;
  isPending?: boolean;
  onRename: (title: string) => void;
  onClose: () => void;
}

/** Calls something otherwise. It stays open until its owner closes it, so that the words stay where that fails. */
export function RenameDialog({
  words,
  title,
  charactersMax,
  isPending = false,
  onRename,
  onClose,
}: RenameDialogProps) {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState(title);
  const isEmpty = typed.trim() === '';
  const rename = () => {
    if (!isEmpty) onRename(typed.trim());
  };
  return (
    <ModalDialog
      open
      focusField
      onClose={onClose}
      title={words.do}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="primary" disabled={isEmpty} loading={isPending} onClick={rename}>
            {words.do}
          </Button>
        </>
      }
    >
      <Input
        aria-label={words.name}
        value={typed}
        maxLength={charactersMax}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={rename}
      />
    </ModalDialog>
  );
}
