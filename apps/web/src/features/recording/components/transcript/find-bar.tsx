import { replaceInTranscript } from '@mingfa/contract/recording-transcript';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppRequestError } from '../../../../lib/api-answer.ts';
import { callEndpoint } from '../../../../lib/client.ts';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { toast } from '../../../../lib/toast.ts';
import { findInSegments } from '../../model/find-in-segments.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import styles from './transcript.module.css';

interface FindBarProps {
  desk: RecordingDesk;
  find: string;
  onFind: (words: string) => void;
  onGoTo: (index: number) => void;
  onClose: () => void;
}

/** Looks for words in the transcript and replaces them, one place or all. */
export function FindBar({ desk, find, onFind, onGoTo, onClose }: FindBarProps) {
  const { t } = useTranslation(['recording', 'shell']);
  const { recording, transcript } = desk;
  const { keeper, segments } = transcript;
  const field = useRef<HTMLInputElement>(null);
  const [replacement, setReplacement] = useState('');
  const [at, setAt] = useState(0);
  const [isReplacing, setIsReplacing] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const places = useMemo(
    () => findInSegments(segments, find, (segment) => keeper.wordsOf(segment)),
    [segments, find, keeper],
  );
  const turn = (by: number) => {
    if (places.length === 0) return;
    const next = (at + by + places.length) % places.length;
    setAt(next);
    const place = places[next];
    if (place) onGoTo(place.index);
  };
  const replaceOne = () => {
    const place = places[at] ?? places[0];
    const segment = place && segments[place.index];
    if (!place || !segment) return;
    const text = keeper.wordsOf(segment);
    keeper.type(segment, text.slice(0, place.start) + replacement + text.slice(place.start + find.length));
    onGoTo(place.index);
    void keeper.flush();
  };
  const replaceAll = async () => {
    setIsReplacing(true);
    await keeper.flush();
    const answer = await keeper.run(
      (revision) =>
        callEndpoint(replaceInTranscript, {
          params: { recordingId: recording.recordingId },
          body: { find, replacement, revision },
        }),
      true,
    );
    setIsReplacing(false);
    if (answer.status) toast.success(t('find.replaced', { count: answer.data.replaced }));
    else toastFailure(new AppRequestError(answer));
  };
  return (
    <search
      className={`${styles.bar} ${styles.top}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <input
        ref={field}
        className={styles.field}
        aria-label={t('find.words')}
        placeholder={t('find.words')}
        value={find}
        maxLength={200}
        onChange={({ target }) => {
          onFind(target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) turn(event.shiftKey ? -1 : 1);
        }}
      />
      <span className={styles.count} role="status">
        {find === '' ? '' : t('find.count', { at: places.length === 0 ? 0 : at + 1, count: places.length })}
      </span>
      <Button size="small" disabled={places.length === 0} onClick={() => turn(-1)}>
        {t('find.before')}
      </Button>
      <Button size="small" disabled={places.length === 0} onClick={() => turn(1)}>
        {t('find.next')}
      </Button>
      <input
        className={styles.field}
        aria-label={t('find.replacement')}
        placeholder={t('find.replacement')}
        value={replacement}
        maxLength={200}
        onChange={({ target }) => setReplacement(target.value)}
      />
      <Button size="small" disabled={places.length === 0} onClick={replaceOne}>
        {t('find.replaceOne')}
      </Button>
      <Button
        size="small"
        disabled={places.length === 0}
        loading={isReplacing}
        onClick={() => void replaceAll()}
      >
        {t('find.replaceAll')}
      </Button>
      <Button size="small" onClick={onClose}>
        {t('shell:action.close')}
      </Button>
    </search>
  );
}
