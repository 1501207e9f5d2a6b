import CopyOutlined from '@ant-design/icons/CopyOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PaperClipOutlined from '@ant-design/icons/PaperClipOutlined';
import { textOf } from '@mingfa/contract/answer-part';
import { type Message, QUESTION_MAX_LENGTH } from '@mingfa/contract/chat';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/clipboard.ts';
import { toast } from '../../../lib/toast.ts';
import { useChatPlace } from '../hooks/use-chat-place.ts';
import { BranchSwitcher } from './branch-switcher.tsx';
import actions from './message-actions.module.css';
import styles from './question-view.module.css';

export interface QuestionViewProps {
  message: Message;
  isWriting: boolean;
  onEdit: (question: string) => void;
  onShowBranch: (messageId: string) => void;
  onOpenFile: (documentId: string, name: string) => void;
}

/** A question, with its attachments; editing it opens a branch. */
export function QuestionView(props: QuestionViewProps) {
  const { message, isWriting, onEdit, onShowBranch, onOpenFile } = props;
  const { t } = useTranslation('chat');
  const { t: shared } = useTranslation('shell');
  const { isClosed } = useChatPlace();
  const text = textOf(message.parts);
  const [draft, setDraft] = useState<string | null>(null);
  const copy = async () =>
    (await copyText(text))
      ? toast.success(shared('action.copied'))
      : toast.error(shared('action.copyFailed'));
  if (draft !== null) {
    const send = () => {
      setDraft(null);
      onEdit(draft.trim());
    };
    return (
      <div className={styles.editor}>
        <textarea
          aria-label={t('message.edit')}
          value={draft}
          maxLength={QUESTION_MAX_LENGTH}
          rows={4}
          onChange={(event) => setDraft(event.target.value)}
        />
        <div className={styles.editorActions}>
          <Button onClick={() => setDraft(null)}>{shared('action.cancel')}</Button>
          <Button type="primary" disabled={draft.trim() === '' || isWriting} onClick={send}>
            {t('message.saveEdit')}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <article className={styles.question} aria-label={t('conversation.you')}>
      <div className={styles.bubble}>
        {text}
        {message.attachments.length > 0 ? (
          <ul className={styles.attachments} aria-label={t('message.attachments')}>
            {message.attachments.map(({ attachmentId, documentId, name }) => (
              <li key={attachmentId}>
                {documentId ? (
                  <button
                    type="button"
                    className={styles.attachment}
                    onClick={() => onOpenFile(documentId, name)}
                  >
                    <PaperClipOutlined aria-hidden /> {name}
                  </button>
                ) : (
                  <>
                    <PaperClipOutlined aria-hidden /> {name}
                  </>
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {message.messageId.startsWith('msg_') ? (
        <div className={`${actions.actions} ${actions.end} ${styles.actions}`}>
          <button
            type="button"
            className={actions.action}
            aria-label={t('message.copyQuestion')}
            title={t('message.copyQuestion')}
            onClick={copy}
          >
            <CopyOutlined />
          </button>
          {isClosed ? null : (
            <button
              type="button"
              className={actions.action}
              aria-label={t('message.edit')}
              title={t('message.edit')}
              disabled={isWriting}
              onClick={() => setDraft(text)}
            >
              <EditOutlined />
            </button>
          )}
          <BranchSwitcher message={message} onShow={onShowBranch} disabled={isWriting} />
        </div>
      ) : null}
    </article>
  );
}
