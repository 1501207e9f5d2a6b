import { COMMENT_LIMITS } from '@mingfa/contract/clone-square';
import { Button, Input } from 'antd';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './comments.module.css';

/** From so few on one is told how many are left. */
const TOLD_FROM = 200;

export interface CommentFormProps {
  label: string;
  placeholder?: string;
  initial?: string;
  confirm: string;
  isPending: boolean;
  /** Settles when it is kept; what was written goes then. */
  onSend: (text: string) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
  focused?: boolean;
}

/** A comment, a reply or a change to one. Plain text. */
export function CommentForm(props: CommentFormProps) {
  const { label, placeholder = label, initial = '', confirm, isPending, onSend, onCancel } = props;
  const { t } = useTranslation('square');
  const { t: shared } = useTranslation('shell');
  const [text, setText] = useState(initial);
  const left = COMMENT_LIMITS.characters - text.length;
  const canSend = text.trim() !== '' && text.trim() !== initial && !isPending;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!canSend) return;
    onSend(text.trim()).then(
      () => setText(''),
      // It was told; the words stay.
      () => undefined,
    );
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Its buttons are seen with it, not under the edge of what scrolls.
    if (props.focused) form.current?.scrollIntoView?.({ block: 'nearest' });
  }, [props.focused]);
  return (
    <form ref={form} className={styles.form} onSubmit={send}>
      <Input.TextArea
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={COMMENT_LIMITS.characters}
        autoSize={{ minRows: 2, maxRows: 10 }}
        autoFocus={props.focused ?? false}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.formFoot}>
        <span className={styles.left} role="status">
          {left < TOLD_FROM ? t('comment.left', { count: left }) : ''}
        </span>
        {onCancel ? <Button onClick={onCancel}>{shared('action.cancel')}</Button> : null}
        <Button type="primary" htmlType="submit" disabled={!canSend} loading={isPending}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
