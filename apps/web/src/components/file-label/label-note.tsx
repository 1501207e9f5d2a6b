import { previewLabel } from '@mingfa/contract/generated-label';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { useEndpoint } from '../../lib/query.ts';
import styles from './file-label.module.css';
import type { LabelledFile } from './labelled-file.ts';

export interface LabelNoteProps extends LabelledFile {
  /** Inside a menu it is an item of it. */
  inMenu?: boolean;
  /** Absent: there is no file without explicit label. */
  onCleanCopy?: () => void;
}

/** The label a file will carry, and the way to one without explicit label; nothing where no model's words are in it. */
export default function LabelNote({ kind, thingId, inMenu = false, onCleanCopy }: LabelNoteProps) {
  const { t } = useTranslation('label');
  // What the file holds may have changed since it was last looked at.
  const preview = useEndpoint(
    previewLabel,
    { query: { kind, thingId, language: currentLanguage() } },
    { staleTime: 0 },
  );
  const label = preview.data?.label;
  if (!label) return null;
  const { sentences, implicit } = label;
  const facts = `${t('sentences', sentences)} ${t('metadata', { producer: implicit.ContentProducer })}`;
  return (
    <div className={inMenu ? styles.inMenu : styles.note}>
      <p className={styles.carries}>{t('carries')}</p>
      <p className={styles.text}>{label.text}</p>
      {inMenu ? (
        <p className={styles.facts}>{facts}</p>
      ) : (
        <details>
          <summary>{t('more')}</summary>
          {facts}
        </details>
      )}
      {onCleanCopy ? (
        <button
          type="button"
          className={styles.clean}
          {...(inMenu ? { role: 'menuitem', tabIndex: -1 } : {})}
          onClick={onCleanCopy}
        >
          {t('clean')}
        </button>
      ) : null}
    </div>
  );
}
