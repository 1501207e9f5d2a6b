import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PlaybookDraft } from '../../hooks/use-playbook-draft.ts';
import styles from './playbook.module.css';

/** Says that something is not kept yet, and keeps it. */
export function PlaybookSave({ draft }: { draft: PlaybookDraft }) {
  const { t } = useTranslation('review');
  return (
    <>
      {draft.isUnsaved ? (
        <span className={`${styles.quiet} ${styles.unsaved}`}>{t('playbook.unsaved')}</span>
      ) : null}
      <Button type="primary" disabled={!draft.isUnsaved} loading={draft.isSaving} onClick={draft.save}>
        {t('playbook.save')}
      </Button>
    </>
  );
}
