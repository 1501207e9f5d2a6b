import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../components/modal-dialog.tsx';

const TITLE_CHARACTERS = 100;

export interface RenameDialogProps {
  title: string;
  onRename: (title: string) => void;
  onClose: () => void;
}

/** Calls a draft something else. */
export function RenameDialog({ title, onRename, onClose }: RenameDialogProps) {
  const { t } = useTranslation('draft');
  const [typed, setTyped] = useState(title);
  const rename = () => {
    if (typed.trim() === '') return;
    onRename(typed.trim());
    onClose();
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('menu.rename')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" disabled={typed.trim() === ''} onClick={rename}>
            {t('menu.rename')}
          </Button>
        </>
      }
    >
      <Input
        aria-label={t('menu.name')}
        value={typed}
        maxLength={TITLE_CHARACTERS}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={rename}
      />
    </ModalDialog>
  );
}
