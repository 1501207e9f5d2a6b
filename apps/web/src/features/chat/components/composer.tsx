import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import { QUESTION_MAX_LENGTH } from '@mingfa/contract/chat';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComposerOptions } from '../model/composer-options.ts';
import styles from './composer.module.css';

const ComposerExtras = lazy(() => import('./composer-extras.tsx'));
const ComposerTips = lazy(() => import('./composer-tips.tsx'));

export interface ComposerProps {
  placeholder: string;
  options: ComposerOptions;
  onOptions: (options: ComposerOptions) => void;
  onSend: (question: string) => void;
  /** An answer is being written: the button stops it. */
  onStop?: (() => void) | undefined;
  /** Put into the field from outside: a suggestion, a law reader's question. */
  initial?: string;
  busy?: boolean;
  autoFocus?: boolean;
}

/** The question field. Attachments, as-of date and model load after first paint. */
export function Composer({
  placeholder,
  options,
  onOptions,
  onSend,
  onStop,
  initial = '',
  busy = false,
  autoFocus = false,
}: ComposerProps) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (!initial) return;
    setText(initial);
    field.current?.focus();
  }, [initial]);
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  const tooLong = text.length > QUESTION_MAX_LENGTH;
  const canSend = text.trim() !== '' && !tooLong && !onStop && !busy;
  const send = () => {
    if (!canSend) return;
    onSend(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of Chinese input does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.composer}>
      {ready ? (
        <Suspense>
          <ComposerTips
            question={text}
            onUse={(insert) => {
              setText((held) =>
                held.trim() === ''
                  ? insert
                  : `${held.trimEnd()}${/[。！？.!?]$/.test(held.trim()) ? '' : '。'}${insert}`,
              );
              field.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
      <form
        className={styles.frame}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <textarea
          ref={field}
          className={styles.field}
          aria-label={t('composer.label')}
          aria-invalid={tooLong}
          placeholder={placeholder}
          value={text}
          rows={1}
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className={styles.row}>
          <div className={styles.extras}>
            {ready ? (
              <Suspense>
                <ComposerExtras options={options} onOptions={onOptions} />
              </Suspense>
            ) : null}
          </div>
          {onStop ? (
            <button
              type="button"
              className={styles.send}
              aria-label={t('composer.stop')}
              title={t('composer.stop')}
              onClick={onStop}
            >
              <span className={styles.stop} />
            </button>
          ) : (
            <button type="submit" className={styles.send} aria-label={t('composer.send')} disabled={!canSend}>
              <ArrowUpOutlined />
            </button>
          )}
        </div>
      </form>
      {tooLong ? (
        <p className={styles.problem} role="alert">
          {t('composer.tooLong', { limit: QUESTION_MAX_LENGTH.toLocaleString('en-US') })}
        </p>
      ) : null}
      <p className={styles.note}>{t('composer.note')}</p>
    </div>
  );
}
