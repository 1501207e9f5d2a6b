import { QUESTION_MAX_LENGTH } from '@mingfa/contract/chat';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyLimitNote } from '../../../components/limit/lazy-limit-note.tsx';
import type { ApiFailure } from '../../../lib/api-answer.ts';
import { useGivenFiles } from '../hooks/use-given-files.ts';
import { useQuestionText } from '../hooks/use-question-text.ts';
import type { ChangeOptions, ComposerOptions } from '../model/composer-options.ts';
import styles from './composer.module.css';
import { SendButton } from './send-button.tsx';

const ComposerExtras = lazy(() => import('./composer-extras.tsx'));
const ComposerTips = lazy(() => import('./composer-tips.tsx'));

export interface ComposerProps {
  /** Uploads and drafts of one composer are kept apart from another's. */
  name: string;
  placeholder: string;
  options: ComposerOptions;
  onOptions: ChangeOptions;
  onSend: (question: string) => void;
  /** An answer is being written: the button stops it. */
  onStop?: (() => void) | undefined;
  /** Put into the field from outside: a suggestion, a law reader's question. */
  initial?: string;
  busy?: boolean;
  /** Why a limit refused what was sent last; its words stand in the field again. */
  refused?: ApiFailure | null | undefined;
  /** The field takes the focus whenever this becomes another one: after asking, too. */
  focusOn?: string | number | null;
}

/** The question field. Attachments, as-of date and model load after first paint. */
export function Composer(props: ComposerProps) {
  const { name, placeholder, options, onOptions, onSend, onStop } = props;
  const { initial = '', busy = false, refused, focusOn = null } = props;
  const { t } = useTranslation('chat');
  const { text, setText, field, isTooLong, add } = useQuestionText(name, initial, focusOn);
  const { given, isOver, takes } = useGivenFiles();
  const [ready, setReady] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  useEffect(() => setReady(true), []);

  const canSend = text.trim() !== '' && !isTooLong && !onStop && !busy && !isUploading;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!canSend) return;
    onSend(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composition of Chinese input does not send.
    const composes = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && !event.shiftKey && !composes) send(event);
  };
  const stop =
    onStop &&
    (() => {
      onStop();
      // Its button goes; one goes on by writing.
      field.current?.focus({ preventScroll: true });
    });
  return (
    <div className={styles.composer}>
      {ready ? (
        <Suspense>
          <ComposerTips question={text} onUse={add} />
        </Suspense>
      ) : null}
      <LazyLimitNote failure={refused} />
      <form className={`${styles.frame} ${isOver ? styles.over : ''}`} data-field onSubmit={send} {...takes}>
        <textarea
          ref={field}
          className={styles.field}
          aria-label={t('composer.label')}
          aria-invalid={isTooLong}
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
                <ComposerExtras
                  name={name}
                  question={text}
                  options={options}
                  onOptions={onOptions}
                  given={given}
                  onUploading={setIsUploading}
                />
              </Suspense>
            ) : null}
          </div>
          <SendButton canSend={canSend} onStop={stop} />
        </div>
      </form>
      {isTooLong ? (
        <p className={styles.problem} role="alert">
          {t('composer.tooLong', { limit: QUESTION_MAX_LENGTH.toLocaleString('en-US') })}
        </p>
      ) : null}
      <p className={styles.note}>{t('composer.note')}</p>
    </div>
  );
}
