import type { RecordingSegment } from '@mingfa/contract/recording-transcript';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerPart } from '../../hooks/use-player.ts';
import { useTranscriptEditing } from '../../hooks/use-transcript-editing.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import { lastBegun } from '../../model/timeline.ts';
import { Conflicts } from './conflicts.tsx';
import { FindBar } from './find-bar.tsx';
import { Gaps } from './gaps.tsx';
import { SelectionBar } from './selection-bar.tsx';
import styles from './transcript.module.css';
import { TranscriptRows, type TranscriptRowsHandle } from './transcript-rows.tsx';
import { TranscriptToolbar, type TranscriptView } from './transcript-toolbar.tsx';
import { TypeAlong } from './type-along.tsx';

/** After one has scrolled by hand, the words are not pulled away from under the eyes for this long. */
const REST_MS = 4_000;

interface TranscriptPaneProps {
  desk: RecordingDesk;
  /** A moment to bring into sight; another object each time. */
  shown: { momentMs: number } | null;
  startsEditing: boolean;
  onSpeakers: () => void;
  /** Somebody has to say where the sound may go, before it goes there. */
  onTranscribe: () => void;
}

/** The transcript, of any length; the turn that is heard is marked. */
export function TranscriptPane({
  desk,
  shown,
  startsEditing,
  onSpeakers,
  onTranscribe,
}: TranscriptPaneProps) {
  const { t } = useTranslation('recording');
  const { segments } = desk.transcript;
  const rows = useRef<TranscriptRowsHandle>(null);
  const movedAt = useRef(0);
  const [view, setView] = useState<TranscriptView>({
    hidesFillers: false,
    onlyUnchecked: false,
    follows: true,
  });
  const [isFinding, setIsFinding] = useState(false);
  const [find, setFind] = useState('');
  const listed = useMemo(
    () =>
      segments.flatMap((segment, index) =>
        !view.onlyUnchecked || segment.isUnchecked ? [{ segment, index }] : [],
      ),
    [segments, view.onlyUnchecked],
  );
  const goTo = useCallback(
    (index: number, align: 'center' | 'auto' = 'center') => {
      const place = view.onlyUnchecked ? listed.findIndex((one) => one.index === index) : index;
      if (place >= 0) rows.current?.goTo(place, align);
    },
    [listed, view.onlyUnchecked],
  );
  const editing = useTranscriptEditing(desk, (index) => goTo(index, 'auto'));
  const { setIsOn } = editing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is asked for
  useEffect(() => {
    if (startsEditing) setIsOn(true);
  }, [startsEditing]);
  const guessed = useMemo(() => segments.filter(({ timing }) => timing === 'guessed').length, [segments]);
  const active = usePlayerPart(desk.player, ({ momentMs }) => activeIndex(segments, momentMs));
  const isPlaying = usePlayerPart(desk.player, (state) => state.isPlaying);
  useEffect(() => {
    if (active < 0 || !isPlaying || !view.follows || Date.now() - movedAt.current < REST_MS) return;
    goTo(active, 'auto');
  }, [active, isPlaying, view.follows, goTo]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each moment that is asked for
  useEffect(() => {
    if (shown) goTo(Math.max(0, lastBegun(segments, shown.momentMs)));
  }, [shown]);
  const rest = useCallback(() => {
    movedAt.current = Date.now();
  }, []);
  return (
    <section
      className={styles.pane}
      aria-label={t('transcript.title')}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return;
        event.preventDefault();
        setIsFinding(true);
      }}
    >
      <TranscriptToolbar
        transcript={desk.transcript}
        view={view}
        onView={(to) => setView({ ...view, ...to })}
        isEditing={editing.isOn}
        onEditing={editing.setIsOn}
        isFinding={isFinding}
        onFinding={setIsFinding}
        onSpeakers={onSpeakers}
      />
      {isFinding ? (
        <FindBar
          desk={desk}
          find={find}
          onFind={setFind}
          onGoTo={goTo}
          onClose={() => {
            setIsFinding(false);
            setFind('');
          }}
        />
      ) : null}
      <Conflicts transcript={desk.transcript} />
      <Gaps desk={desk} onTranscribe={onTranscribe} />
      {guessed > 0 ? (
        <div className={styles.notes}>
          <p className={styles.gap} role="note">
            {t('transcript.guessedTimes', { count: guessed })}
          </p>
        </div>
      ) : null}
      <TranscriptRows
        ref={rows}
        listed={listed}
        active={active}
        desk={desk}
        editing={editing}
        hidesFillers={view.hidesFillers}
        find={isFinding ? find : ''}
        onSpeakers={onSpeakers}
        onScrolled={rest}
      />
      {editing.chosen.size > 0 ? (
        <SelectionBar desk={desk} editing={editing} onSpeakers={onSpeakers} />
      ) : editing.isOn ? (
        <TypeAlong desk={desk} editing={editing} />
      ) : null}
    </section>
  );
}

/** The turn that is heard; none in a pause of more than a breath behind it. */
function activeIndex(segments: readonly RecordingSegment[], momentMs: number): number {
  const index = lastBegun(segments, momentMs);
  const segment = segments[index];
  return segment && momentMs < segment.endMs + 500 ? index : -1;
}
