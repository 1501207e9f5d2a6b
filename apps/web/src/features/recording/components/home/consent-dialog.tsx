import { consentNote } from '@mingfa/legal/recordings/evidence/consent-note';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { currentLanguage } from '../../../../lib/i18n.ts';
import styles from './home.module.css';

/** What the law says of recording others, before one does. */
export default function ConsentDialog({ onAgree, onClose }: { onAgree: () => void; onClose: () => void }) {
  const { t } = useTranslation(['recording', 'shell']);
  const [isRead, setIsRead] = useState(false);
  const { title, paragraphs, sources } = consentNote(currentLanguage());
  return (
    <ModalDialog
      open
      focusTitle
      onClose={onClose}
      title={title}
      size="wide"
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          <Button type="primary" disabled={!isRead} onClick={onAgree}>
            {t('consent.begin')}
          </Button>
        </>
      }
    >
      <div className={styles.note}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.quiet}>
          {t('consent.sources', {
            sources: sources
              .map(({ law, article }) => t('consent.source', { law, article }))
              .join(t('consent.between')),
          })}
        </p>
        <Checkbox checked={isRead} onChange={({ target }) => setIsRead(target.checked)}>
          {t('consent.read')}
        </Checkbox>
      </div>
    </ModalDialog>
  );
}
