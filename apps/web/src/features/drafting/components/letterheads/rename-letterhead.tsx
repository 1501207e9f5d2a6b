import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';

const TITLE_CHARACTERS = 100;

export interface RenameLetterheadProps {
  title: string;
  onRename: (title: string) => void;
  onClose: () => void;
}

/** Calls a letterhead something else. */
export function RenameLetterhead({ title, onRename, onClose }: RenameLetterheadProps) {
  const { t } = useTranslation(['drafting', 'shell']);
  const [typed, setTyped] = useState(title);
  const rename = () => {
    onRename(typed.trim());
    onClose();
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('letterhead.rename')}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="primary" disabled={typed.trim() === ''} onClick={rename}>
            {t('letterhead.rename')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('letterhead.name')}
        value={typed}
        maxLength={TITLE_CHARACTERS}
        onChange={setTyped}
      />
    </ModalDialog>
  );
}
