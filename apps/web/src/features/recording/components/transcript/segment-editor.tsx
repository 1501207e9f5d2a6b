import { SEGMENT_CHARACTERS_MAX } from '@mingfa/contract/transcript';
import { Button } from 'antd';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './transcript.module.css';

interface SegmentEditorProps {
  text: string;
  /** Where one begins to write. */
  caret: number | null;
  label: string;
  isLast: boolean;
  onType: (text: string) => void;
  onSplit: (at: number) => void;
  onMerge: () => void;
  /** It was listened to; on to the next one. */
  onChecked: () => void;
  onLeave: () => void;
  onMove: (by: number) => void;
}

/** The words of one segment, written while it plays. */
export function SegmentEditor(props: SegmentEditorProps) {
  const { text, caret, label, isLast, onType, onSplit, onMerge, onChecked, onLeave, onMove } = props;
  const { t } = useTranslation('recording');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    const at = caret ?? element.value.length;
    element.setSelectionRange(at, at);
  }, [caret]);
  const split = () => {
    const at = field.current?.selectionStart ?? 0;
    if (at > 0 && at < text.length) onSplit(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key, altKey } = event;
    const isStrong = event.ctrlKey || event.metaKey;
    const act =
      key === 'Enter' && isStrong
        ? split
        : key === 'Enter' && !event.shiftKey
          ? onChecked
          : key === 'Escape'
            ? onLeave
            : altKey && key === 'ArrowDown'
              ? () => onMove(1)
              : altKey && key === 'ArrowUp'
                ? () => onMove(-1)
                : null;
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div className={styles.editor}>
      <textarea
        ref={field}
        aria-label={label}
        value={text}
        maxLength={SEGMENT_CHARACTERS_MAX}
        rows={1}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.buttons}>
        <Button size="small" type="primary" onClick={onChecked}>
          {t('edit.checkedNext')}
        </Button>
        <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={split}>
          {t('edit.split')}
        </Button>
        <Button size="small" disabled={isLast} onClick={onMerge}>
          {t('edit.merge')}
        </Button>
        <Button size="small" onClick={onLeave}>
          {t('edit.leave')}
        </Button>
      </div>
    </div>
  );
}
