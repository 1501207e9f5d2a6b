import { formatTime } from '@mingfa/contract/labels/time-labels';
import { SEGMENT_CHARACTERS_MAX } from '@mingfa/contract/transcript';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../components/select-field.tsx';
import type { TranscriptEditing } from '../../hooks/use-transcript-editing.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import { keepTypedLine, NO_LINE, readTypedLine, type TypedLine } from '../../model/typed-line.ts';
import styles from './transcript.module.css';

const NOBODY = '';
/** A turn is no shorter than this. */
const LEAST_MS = 500;

/** Writing down what is heard, without a recogniser: a turn begins when one begins to type it. */
export function TypeAlong({ desk, editing }: { desk: RecordingDesk; editing: TranscriptEditing }) {
  const { t } = useTranslation('recording');
  const { recordingId } = desk.recording;
  const [typed, setTyped] = useState(() => readTypedLine(recordingId));
  const { text, fromMs } = typed;
  const [speakerId, setSpeakerId] = useState<string>(NOBODY);
  const [isAdding, setIsAdding] = useState(false);
  const { speakers } = desk.recording;
  // Kept in this browser until it is taken: whoever looks at something else comes back to their words.
  const keep = (to: TypedLine) => {
    setTyped(to);
    keepTypedLine(recordingId, to);
  };
  const add = async () => {
    const words = text.trim();
    if (words === '') return;
    const startMs = Math.round(fromMs ?? desk.player.read().momentMs);
    const endMs = Math.round(Math.max(startMs + LEAST_MS, desk.player.read().momentMs));
    setIsAdding(true);
    const isAdded = await editing.act({
      kind: 'insert',
      startMs,
      endMs: Math.min(endMs, Math.max(startMs + 1, desk.player.durationMs || endMs)),
      speakerId: speakerId === NOBODY ? null : speakerId,
      text: words,
    });
    setIsAdding(false);
    // Not taken: the words stay where they were typed.
    if (!isAdded) return;
    keep(NO_LINE);
  };
  return (
    <div className={styles.bar}>
      <SelectField
        small
        label={t('along.speaker')}
        labelPlace="hidden"
        value={speakerId}
        options={[
          { value: NOBODY, label: t('speakers.unknown') },
          ...speakers.map((one) => ({ value: one.speakerId, label: one.name })),
        ]}
        onChange={setSpeakerId}
      />
      <textarea
        className={styles.field}
        aria-label={t('along.words')}
        placeholder={t('along.hint')}
        rows={1}
        value={text}
        maxLength={SEGMENT_CHARACTERS_MAX}
        onChange={({ target }) => {
          keep({ text: target.value, fromMs: text === '' ? desk.player.read().momentMs : fromMs });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void add();
        }}
      />
      {fromMs === null ? null : (
        <span className={styles.count}>{t('along.from', { time: formatTime(fromMs) })}</span>
      )}
      <Button loading={isAdding} disabled={text.trim() === ''} onClick={() => void add()}>
        {t('along.add')}
      </Button>
    </div>
  );
}
