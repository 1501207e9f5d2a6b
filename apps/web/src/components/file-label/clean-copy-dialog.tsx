import { acknowledgeCleanCopy, CLEAN_COPY_TERMS } from '@mingfa/contract/generated-label';
import { CLEAN_COPY_WORDS } from '@mingfa/contract/labels/generated-labels';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../lib/describe-failure.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useEndpointMutation } from '../../lib/query.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import styles from './file-label.module.css';
import type { FileChoice, LabelledFile } from './labelled-file.ts';

export interface CleanCopyDialogProps extends LabelledFile {
  choices: readonly FileChoice[];
  onClose: () => void;
}

/** Asks for the acknowledgement that a file without explicit label needs, and gives it. */
export default function CleanCopyDialog({ kind, thingId, choices, onClose }: CleanCopyDialogProps) {
  const { t } = useTranslation(['label', 'shell']);
  const words = CLEAN_COPY_WORDS[currentLanguage()];
  const [isAcknowledged, setIsAcknowledged] = useState(false);
  const [making, setMaking] = useState<string | null>(null);
  const acknowledging = useEndpointMutation(acknowledgeCleanCopy, { onError: toastFailure });
  const give = ({ key, download, kind: ofChoice = kind }: FileChoice) => {
    setMaking(key);
    acknowledging.mutate(
      { body: { kind: ofChoice, thingId, terms: CLEAN_COPY_TERMS, acknowledged: true } },
      {
        onSuccess: ({ cleanCopyId }) => void download(cleanCopyId).then(onClose),
        onError: () => setMaking(null),
      },
    );
  };
  return (
    <ModalDialog
      open
      focusTitle
      onClose={onClose}
      title={t('cleanTitle')}
      footer={
        <div className={styles.choices}>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          {choices.map((choice) => (
            <Button
              key={choice.key}
              type="primary"
              disabled={!isAcknowledged || (making !== null && making !== choice.key)}
              loading={making === choice.key}
              onClick={() => give(choice)}
            >
              {choice.label}
            </Button>
          ))}
        </div>
      }
    >
      <ul className={styles.duties}>
        <li>{words.duty}</li>
        <li>{words.responsibility}</li>
        <li>{words.log}</li>
      </ul>
      <Checkbox checked={isAcknowledged} onChange={(event) => setIsAcknowledged(event.target.checked)}>
        {words.acknowledge}
      </Checkbox>
    </ModalDialog>
  );
}
