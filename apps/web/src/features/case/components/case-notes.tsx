import { deleteCaseNote, listCaseNotes, saveCaseNote } from '@mingfa/contract/case';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { refreshEndpoints, useEndpoint, useEndpointMutation } from '../../../lib/query.ts';
import { useIsMember } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import styles from './case-context.module.css';

/** The reader's own notes on a case. */
export function CaseNotes({ caseId }: { caseId: string }) {
  const { t } = useTranslation('case');
  const isMember = useIsMember();
  const [draft, setDraft] = useState('');
  const notes = useEndpoint(
    listCaseNotes,
    { query: { caseId, page: 1, pageSize: 100 } },
    { enabled: isMember },
  );
  const refresh = () => void refreshEndpoints(listCaseNotes);
  const save = useEndpointMutation(saveCaseNote, {
    onSuccess: () => {
      setDraft('');
      toast.success(t('note.saved'));
      refresh();
    },
    onError: toastFailure,
  });
  const remove = useEndpointMutation(deleteCaseNote, { onSuccess: refresh, onError: toastFailure });
  return (
    <section aria-label={t('note.label')}>
      <h2 className={styles.heading}>{t('note.label')}</h2>
      {isMember ? (
        <>
          {notes.data?.items.map(({ noteId, text }) => (
            <div key={noteId} className={styles.note}>
              {text}
              <div className={styles.noteActions}>
                <Button
                  size="small"
                  type="text"
                  danger
                  loading={remove.isPending}
                  onClick={() => remove.mutate({ params: { noteId } })}
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
              onClick={() => save.mutate({ body: { caseId, paragraph: null, text: draft.trim() } })}
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
