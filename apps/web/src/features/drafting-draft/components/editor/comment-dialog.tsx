import type { SpanComment } from '@mingfa/contract/draft-document';
import type { Editor } from '@tiptap/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { ModalDialog } from '../../../../components/modal-dialog.tsx';
import { formatTime } from '../../../../lib/dates.ts';
import { addComment, changeComment } from '../../model/editor/comment-commands.ts';
import styles from './editor.module.css';

export interface CommentDialogProps {
  editor: Editor;
  /** Null: a new one, on the chosen words. */
  comment: SpanComment | null;
  onClose: () => void;
}

/** What somebody notes on words of the document, for those who write it. */
export function CommentDialog({ editor, comment, onClose }: CommentDialogProps) {
  const { t } = useTranslation('draft', { keyPrefix: 'editor' });
  const [text, setText] = useState(comment?.text ?? '');
  const keep = () => {
    if (comment) changeComment(editor, comment.id, text.trim());
    else addComment(editor, text.trim());
    onClose();
  };
  const remove = () => {
    if (comment) changeComment(editor, comment.id, null);
    onClose();
  };
  return (
    <ModalDialog
      open
      focusField
      title={t('comment.title')}
      onClose={onClose}
      footer={
        <>
          {comment ? <Button onClick={remove}>{t('comment.remove')}</Button> : null}
          <Button type="primary" disabled={text.trim() === ''} onClick={keep}>
            {t('comment.keep')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('comment.words')}
        help={t('comment.help')}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={setText}
      />
      {comment ? <p className={styles.quiet}>{t('comment.at', { time: formatTime(comment.at) })}</p> : null}
    </ModalDialog>
  );
}
