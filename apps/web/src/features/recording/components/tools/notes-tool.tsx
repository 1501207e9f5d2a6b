import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { formatTime } from '@mingfa/contract/labels/time-labels';
import {
  deleteRecordingNote,
  listRecordingNotes,
  type RecordingNote,
  saveRecordingNote,
} from '@mingfa/contract/recording-transcript';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolFrame } from '../../../../components/document-workspace/tool-frame.tsx';
import { IconButton } from '../../../../components/icon-button.tsx';
import { Loaded } from '../../../../components/loaded.tsx';
import { toastFailure } from '../../../../lib/describe-failure.ts';
import { useEndpoint, useEndpointMutation } from '../../../../lib/query.ts';
import { usePlayerPart } from '../../hooks/use-player.ts';
import type { RecordingDesk } from '../../model/recording-desk.ts';
import { refreshNotes } from '../../model/refresh-recordings.ts';
import styles from './tools.module.css';

const NOTE_MAX = 2000;

/** Notes, and marks without words, at their times. */
export function NotesTool({ desk }: { desk: RecordingDesk }) {
  const { t } = useTranslation('recording');
  const { recordingId } = desk.recording;
  const notes = useEndpoint(listRecordingNotes, { params: { recordingId } });
  const [text, setText] = useState('');
  const second = usePlayerPart(desk.player, ({ momentMs }) => Math.floor(momentMs / 1000));
  const saving = useEndpointMutation(saveRecordingNote, {
    // Not kept: the words stay where they were typed.
    onSuccess: () => setText(''),
    onSettled: refreshNotes,
    onError: toastFailure,
  });
  const add = () =>
    saving.mutate({
      params: { recordingId },
      body: { startMs: Math.round(desk.player.read().momentMs), endMs: null, text: text.trim() },
    });
  return (
    <ToolFrame>
      <div className={styles.note}>
        <textarea
          className={styles.field}
          aria-label={t('notes.words')}
          placeholder={t('notes.placeholder')}
          value={text}
          maxLength={NOTE_MAX}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.row}>
          <Button type="primary" size="small" loading={saving.isPending} onClick={add}>
            {t(text.trim() === '' ? 'notes.mark' : 'notes.add', { time: formatTime(second * 1000) })}
          </Button>
        </div>
      </div>
      <Loaded query={notes}>
        {({ items }) => (
          <>
            {items.length === 0 ? <p className={styles.quiet}>{t('notes.none')}</p> : null}
            <ul className={styles.list}>
              {items.map((note) => (
                <NoteRow key={note.noteId} desk={desk} note={note} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </ToolFrame>
  );
}

function NoteRow({ desk, note }: { desk: RecordingDesk; note: RecordingNote }) {
  const { t } = useTranslation('recording');
  const { recordingId } = desk.recording;
  const { noteId, startMs, endMs, text } = note;
  const [typed, setTyped] = useState<string | null>(null);
  const after = { onSettled: refreshNotes, onError: toastFailure };
  const saving = useEndpointMutation(saveRecordingNote, { ...after, onSuccess: () => setTyped(null) });
  const deleting = useEndpointMutation(deleteRecordingNote, after);
  const time = formatTime(startMs);
  return (
    <li className={styles.note}>
      <div className={styles.row}>
        <Button
          size="small"
          aria-label={t('transcript.playFrom', { time })}
          onClick={() => desk.hear(startMs)}
        >
          {endMs === null ? time : `${time} – ${formatTime(endMs)}`}
        </Button>
        <span style={{ flex: 1 }} />
        <IconButton
          size="small"
          icon={<DeleteOutlined />}
          label={t('notes.delete', { time })}
          loading={deleting.isPending}
          onClick={() => deleting.mutate({ params: { recordingId, noteId } })}
        />
      </div>
      <textarea
        className={styles.field}
        rows={1}
        aria-label={t('notes.of', { time })}
        placeholder={t('notes.noWords')}
        value={typed ?? text}
        maxLength={NOTE_MAX}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed !== null && typed !== text ? (
        <div className={styles.row}>
          <Button
            size="small"
            type="primary"
            loading={saving.isPending}
            onClick={() =>
              saving.mutate({ params: { recordingId }, body: { noteId, startMs, endMs, text: typed.trim() } })
            }
          >
            {t('notes.save')}
          </Button>
          <Button size="small" onClick={() => setTyped(null)}>
            {t('notes.undo')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
