import type { DraftVersion } from '@mingfa/contract/draft-version';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';

export interface RestoreDialogProps {
  version: DraftVersion;
  isPending: boolean;
  onRestore: (withFacts: boolean) => Promise<void>;
  onClose: () => void;
}

/** Asks before another state is put in the place of this one, and whether facts of the matter go back, too. */
export function RestoreDialog({ version, isPending, onRestore, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('draft');
  const [withFacts, setWithFacts] = useState(true);
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={t('versions.restoreTitle', { number: version.number })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" loading={isPending} onClick={() => void onRestore(withFacts)}>
            {t('versions.restore')}
          </Button>
        </>
      }
    >
      <p>{t('versions.restoreText')}</p>
      <Checkbox checked={withFacts} onChange={({ target }) => setWithFacts(target.checked)}>
        {t('versions.withFacts')}
      </Checkbox>
    </ModalDialog>
  );
}
