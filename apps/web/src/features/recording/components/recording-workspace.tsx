import type { TimeRange } from '@mingfa/contract/evidence';
import type { RecordingDetail } from '@mingfa/contract/recording';
import { saveRecordingNote } from '@mingfa/contract/recording-transcript';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import type { ConversationSlot } from '../../../components/document-workspace/conversation-slot.ts';
import { Workspace } from '../../../components/document-workspace/workspace.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { toastFailure } from '../../../lib/describe-failure.ts';
import { isMoving } from '../../../lib/poll-while.ts';
import { useEndpointMutation } from '../../../lib/query.ts';
import { RECORDINGS } from '../../../lib/recording-address.ts';
import { toast } from '../../../lib/toast.ts';
import { useDeleteRecording } from '../hooks/use-delete-recording.tsx';
import type { OpenPlayer } from '../hooks/use-player.ts';
import { usePlayerKeys } from '../hooks/use-player-keys.ts';
import { useTranscript } from '../hooks/use-transcript.ts';
import type { RecordingPlayer } from '../model/player.ts';
import type { RecordingDesk } from '../model/recording-desk.ts';
import { refreshNotes } from '../model/refresh-recordings.ts';
import type { TranscriptRead } from '../model/transcript-keeper.ts';
import { readTypedLine } from '../model/typed-line.ts';
import { PlayerBar } from './player/player-bar.tsx';
import { RecordingActions } from './recording-actions.tsx';
import { type OpenedDialog, RecordingDialogs } from './recording-dialogs.tsx';
import { RecordingProgressLine } from './recording-progress-line.tsx';
import { AskTool } from './tools/ask-tool.tsx';
import { FilesTool } from './tools/files-tool.tsx';
import { FindingsTool } from './tools/findings-tool.tsx';
import { HistoryTool } from './tools/history-tool.tsx';
import { NotesTool } from './tools/notes-tool.tsx';
import { EmptyTranscript } from './transcript/empty-transcript.tsx';
import { TranscriptPane } from './transcript/transcript-pane.tsx';

const TOOLS = ['findings', 'ask', 'notes', 'files', 'history'] as const;

interface RecordingWorkspaceProps {
  recording: RecordingDetail;
  opened: OpenPlayer;
  player: RecordingPlayer;
  read: TranscriptRead;
  Conversation: ConversationSlot;
}

/** The sound above its words, with the tools beside them. */
export function RecordingWorkspace({
  recording,
  opened,
  player,
  read,
  Conversation,
}: RecordingWorkspaceProps) {
  const { t } = useTranslation('recording');
  const navigate = useNavigate();
  const { recordingId, title, durationMs } = recording;
  const transcript = useTranscript(recordingId, read);
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<{ momentMs: number } | null>(null);
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  // Whoever left a line half typed comes back to it.
  const [isTyping, setIsTyping] = useState(() => readTypedLine(recordingId).text !== '');
  const [sheetOpen, setSheetOpen] = useState(false);
  const { remove } = useDeleteRecording(recording, () => void navigate(RECORDINGS));
  const listen = useCallback(
    (momentMs: number) => {
      player.playFrom(momentMs);
      setShown({ momentMs });
    },
    [player],
  );
  const hear = useCallback(
    (momentMs: number) => {
      listen(momentMs);
      setSheetOpen(false);
    },
    [listen],
  );
  const desk: RecordingDesk = useMemo(
    () => ({
      recording,
      opened,
      player,
      transcript,
      ...{ hear, listen },
      takeOut: (startMs, endMs) =>
        setDialog({ kind: 'export', range: { startMs, endMs } satisfies TimeRange }),
      openDetails: () => setDialog({ kind: 'details' }),
    }),
    [recording, opened, player, transcript, hear, listen],
  );
  // A link names a second: it plays from there; where the browser forbids sound without a gesture, it stands ready.
  const wanted = Number(params.get('t') ?? Number.NaN);
  const hasFiles = opened.addresses.data !== undefined;
  useEffect(() => {
    if (!Number.isFinite(wanted)) return;
    if (hasFiles) player.playFrom(wanted);
    setShown({ momentMs: wanted });
  }, [wanted, hasFiles, player]);
  const { mutate: saveNote } = useEndpointMutation(saveRecordingNote, {
    onSuccess: () => toast.success(t('notes.added')),
    onSettled: refreshNotes,
    onError: toastFailure,
  });
  const mark = useCallback(() => {
    const startMs = Math.round(player.read().momentMs);
    saveNote({ params: { recordingId }, body: { startMs, endMs: null, text: '' } });
  }, [player, recordingId, saveNote]);
  usePlayerKeys(player, mark);

  const tool = TOOLS.find((one) => one === params.get('tool')) ?? 'findings';
  const contents: Record<(typeof TOOLS)[number], React.ReactNode> = {
    findings: <FindingsTool desk={desk} />,
    ask: <AskTool desk={desk} Conversation={Conversation} />,
    notes: <NotesTool desk={desk} />,
    files: <FilesTool desk={desk} onDelete={() => void remove()} />,
    history: <HistoryTool desk={desk} />,
  };
  const hasWords = transcript.segments.length > 0;
  const isMeasured = opened.isMeasured;
  // Words that somebody deleted were heard.
  const isSilent =
    recording.state === 'ready' &&
    recording.stage === 'joined' &&
    recording.gaps.length === 0 &&
    transcript.revision === 1;
  return (
    <>
      <ScreenHeader
        title={title}
        start={<BackLink to={RECORDINGS} label={t('back')} />}
        actions={<RecordingActions desk={desk} onOpen={setDialog} onDelete={() => void remove()} />}
      />
      <Workspace
        original={
          <>
            <RecordingProgressLine recording={recording} />
            <PlayerBar
              opened={opened}
              player={player}
              durationMs={durationMs ?? 0}
              isEstimated={recording.measuredBy === 'packet_sizes'}
              onKeys={() => setDialog({ kind: 'keys' })}
            />
            {hasWords || isTyping ? (
              <TranscriptPane
                desk={desk}
                shown={shown}
                startsEditing={isTyping}
                onSpeakers={() => setDialog({ kind: 'speakers' })}
                onTranscribe={() => setDialog({ kind: 'transcribe' })}
              />
            ) : (
              <div style={{ flex: 1, minHeight: 0, overflowY: 'auto', padding: '0 16px' }}>
                <EmptyTranscript
                  isReady={isMeasured}
                  isMoving={isMoving(recording)}
                  isSilent={isSilent}
                  hasFailed={recording.state === 'failed' && !isMeasured}
                  onTranscribe={() => setDialog({ kind: 'transcribe' })}
                  onImport={() => setDialog({ kind: 'import' })}
                  onType={() => setIsTyping(true)}
                />
              </div>
            )}
          </>
        }
        tools={TOOLS.map((key) => ({ key, label: t(`tools.${key}`), content: contents[key] }))}
        tool={tool}
        onTool={(key) => setParams(key === 'findings' ? {} : { tool: key }, { replace: true })}
        sheetOpen={sheetOpen}
        onSheet={setSheetOpen}
        label={t('tools.label')}
      />
      <RecordingDialogs desk={desk} opened={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
