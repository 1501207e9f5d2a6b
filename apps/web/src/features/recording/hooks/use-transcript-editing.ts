import {
  type RecordingSegment,
  saveRecordingNote,
  type TranscriptChange,
} from '@mingfa/contract/recording-transcript';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../components/confirm-action.tsx';
import { AppRequestError } from '../../../lib/api-answer.ts';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import type { RecordingDesk } from '../model/recording-desk.ts';
import { refreshNotes } from '../model/refresh-recordings.ts';

/** Segments one request may name. */
const CHECKED_MAX = 500;

/** Which segment is written in, which are chosen, and what can be done with them. */
export function useTranscriptEditing(desk: RecordingDesk, onGoTo: (index: number) => void) {
  const { t } = useTranslation('recording');
  const [isOn, setIsOn] = useState(false);
  const [opened, setOpened] = useState<{ segmentId: string; caret: number | null } | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState(0);
  const { keeper, segments } = desk.transcript;
  const { mutate: saveNote } = useEndpointMutation(saveRecordingNote, {
    onSuccess: () => toast.success(t('notes.added')),
    onSettled: refreshNotes,
    onError: toastFailure,
  });
  const act = async (...changes: TranscriptChange[]): Promise<boolean> => {
    const failure = await keeper.act(...changes);
    if (failure) toastFailure(new AppRequestError(failure));
    return failure === null;
  };
  const playedMs = () => Math.round(desk.player.read().momentMs);
  const open = (segmentId: string, caret: number | null = null) => {
    setIsOn(true);
    setOpened({ segmentId, caret });
  };
  const openAt = (index: number) => {
    const segment = segments[index];
    if (!segment) return setOpened(null);
    open(segment.segmentId);
    onGoTo(index);
  };
  const checkedOf = (segmentIds: readonly string[], isChecked: boolean): TranscriptChange[] =>
    Array.from({ length: Math.ceil(segmentIds.length / CHECKED_MAX) }, (_, part) => ({
      kind: 'checked',
      segmentIds: segmentIds.slice(part * CHECKED_MAX, (part + 1) * CHECKED_MAX),
      isChecked,
    }));
  return {
    isOn,
    setIsOn: (to: boolean) => {
      setIsOn(to);
      if (to) return;
      setOpened(null);
      setChosen(new Set());
    },
    opened,
    open,
    openAt,
    leave: () => setOpened(null),
    act,
    /** It was said from where it plays now on; as long as before, where it would end before it begins. */
    beginHere: ({ segmentId, startMs, endMs, timing }: RecordingSegment) => {
      const from = playedMs();
      const { durationMs } = desk.recording;
      const to = from < endMs && timing === 'measured' ? endMs : from + (endMs - startMs);
      const last = durationMs ?? to;
      return act({ kind: 'time', segmentId, startMs: from, endMs: Math.max(from, Math.min(to, last)) });
    },
    /** It was said until where it plays now. */
    endHere: ({ segmentId, startMs }: RecordingSegment) =>
      act({ kind: 'time', segmentId, startMs, endMs: playedMs() }),
    chosen,
    /** With Shift all from the last chosen one on. */
    choose: (index: number, isRange: boolean) => {
      const from = isRange ? Math.min(anchor, index) : index;
      const to = isRange ? Math.max(anchor, index) : index;
      const ids = segments.slice(from, to + 1).map(({ segmentId }) => segmentId);
      setAnchor(index);
      setChosen((before) => {
        const next = new Set(before);
        for (const id of ids)
          if (isRange || !next.has(id)) next.add(id);
          else next.delete(id);
        return next;
      });
    },
    chooseNone: () => setChosen(new Set()),
    check: (segmentIds: readonly string[]) => act(...checkedOf(segmentIds, true)),
    /** Says who spoke them; done, none is chosen any more, so that the next choice is not added to these. */
    assign: async (segmentIds: string[], speakerId: string | null) => {
      if (await act({ kind: 'speaker', segmentIds, speakerId })) setChosen(new Set());
    },
    checkAndGoOn: (index: number) => {
      const segment = segments[index];
      if (segment) void act({ kind: 'checked', segmentIds: [segment.segmentId], isChecked: true });
      openAt(index + 1);
    },
    remove: async (segmentIds: readonly string[]) => {
      const confirmed = await confirmAction({
        title: t('edit.removeTitle', { count: segmentIds.length }),
        text: t('edit.removeText'),
        confirmText: t('edit.remove'),
        danger: true,
      });
      if (!confirmed) return;
      const parts = checkedOf(segmentIds, true).map(
        (change): TranscriptChange => ({
          kind: 'remove',
          segmentIds: change.kind === 'checked' ? change.segmentIds : [],
        }),
      );
      if (await act(...parts)) setChosen(new Set());
    },
    note: (startMs: number, endMs: number | null = null) =>
      saveNote({
        params: { recordingId: desk.recording.recordingId },
        body: { startMs: Math.round(startMs), endMs, text: '' },
      }),
  };
}

/** What {@link useTranscriptEditing} gives. */
export type TranscriptEditing = ReturnType<typeof useTranscriptEditing>;
