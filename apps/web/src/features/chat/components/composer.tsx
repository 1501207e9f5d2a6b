import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import { QUESTION_MAX_LENGTH } from '@mingfa/contract/chat';
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { type CollectedFile, collectFromTransfer } from '../../../lib/upload/collect-files.ts';
import type { ChangeOptions, ComposerOptions } from '../model/composer-options.ts';
import styles from './composer.module.css';

const ComposerExtras = lazy(() => import('./composer-extras.tsx'));
const ComposerTips = lazy(() => import('./composer-tips.tsx'));

export interface ComposerProps {
  /** Uploads of one composer are kept apart from another's. */
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
  autoFocus?: boolean;
}

/** The question field. Attachments, as-of date and model load after first paint. */
export function Composer({
  name,
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
  const [given, setGiven] = useState<CollectedFile[]>([]);
  const [isOver, setIsOver] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
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
  const canSend = text.trim() !== '' && !tooLong && !onStop && !busy && !isUploading;
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
  const onPaste = (event: ClipboardEvent) => {
    // Office programs put a picture of the text beside the text: then the text is meant.
    if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    void collectFromTransfer(event.clipboardData).then(setGiven);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void collectFromTransfer(event.dataTransfer).then(setGiven);
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
        className={`${styles.frame} ${isOver ? styles.over : ''}`}
        onPaste={onPaste}
        onDrop={onDrop}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
        }}
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
                <ComposerExtras
                  name={name}
                  options={options}
                  onOptions={onOptions}
                  given={given}
                  onUploading={setIsUploading}
                />
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
