import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './segment-list.module.css';

const LENGTH_MAX = 5_000;

/** The text of a chunk, being written. */
export function SegmentEditor({
  text,
  isSaving,
  onSave,
  onCancel,
}: {
  text: string;
  isSaving: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('knowledge');
  const { t: shared } = useTranslation('shell');
  const [draft, setDraft] = useState(text);
  const written = draft.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (written !== '' && written !== text) onSave(written);
  };
  return (
    <form className={styles.editor} onSubmit={submit}>
      <textarea
        aria-label={t('segments.text')}
        value={draft}
        maxLength={LENGTH_MAX}
        rows={6}
        // biome-ignore lint/a11y/noAutofocus: it opens because the person asked to write
        autoFocus
        onChange={(event) => setDraft(event.target.value)}
      />
      <div className={styles.actions}>
        <span className={styles.hint}>{t('segments.characters', { count: draft.length })}</span>
        <span className={styles.spacer} />
        <Button size="small" onClick={onCancel}>
          {shared('action.cancel')}
        </Button>
        <Button
          size="small"
          type="primary"
          htmlType="submit"
          loading={isSaving}
          disabled={written === '' || written === text}
        >
          {shared('action.save')}
        </Button>
      </div>
    </form>
  );
}
