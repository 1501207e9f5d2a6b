import { deleteLawNote, listLawNotes, saveLawNote } from '@mingfa/contract/law';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { endpointKey, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { useIsMember } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './article-context.module.css';

/** The reader's own notes on an article. */
export function ArticleNotes({ lawId, articleKey }: { lawId: string; articleKey: string }) {
  const { t } = useTranslation('law');
  const isMember = useIsMember();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: endpointKey(listLawNotes) });
  const notes = useEndpoint(
    listLawNotes,
    { query: { lawId, page: 1, pageSize: 100 } },
    { enabled: isMember },
  );
  const [draft, setDraft] = useState('');
  const save = useEndpointMutation(saveLawNote, {
    onSuccess: () => {
      setDraft('');
      toast.success(t('note.saved'));
      void refresh();
    },
    onError: toastFailure,
  });
  const remove = useEndpointMutation(deleteLawNote, {
    onSuccess: () => void refresh(),
    onError: toastFailure,
  });
  const held = (notes.data?.items ?? []).filter((note) => note.articleKey === articleKey);
  return (
    <section aria-label={t('note.label')}>
      <h3 className={styles.heading}>{t('note.label')}</h3>
      {isMember ? (
        <>
          {held.map((note) => (
            <div key={note.noteId} className={styles.note}>
              {note.text}
              <div className={styles.noteActions}>
                <Button
                  size="small"
                  type="text"
                  danger
                  loading={remove.isPending}
                  onClick={() => remove.mutate({ params: { noteId: note.noteId } })}
                >
                  {t('note.delete')}
                </Button>
              </div>
            </div>
          ))}
          <Input.TextArea
            value={draft}
            maxLength={5000}
            autoSize={{ minRows: 2, maxRows: 8 }}
            placeholder={t('note.placeholder')}
            aria-label={t('note.placeholder')}
            onChange={(event) => setDraft(event.target.value)}
          />
          <div className={styles.noteActions}>
            <Button
              type="primary"
              disabled={draft.trim() === ''}
              loading={save.isPending}
              onClick={() => save.mutate({ body: { lawId, articleKey, text: draft } })}
            >
              {t('note.save')}
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.quiet}>{t('note.signUp')}</p>
      )}
    </section>
  );
}
