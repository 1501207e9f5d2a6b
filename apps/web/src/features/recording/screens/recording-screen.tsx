import { getRecording, type RecordingDetail } from '@mingfa/contract/recording';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { BackLink } from '../../../components/back-link.tsx';
import type { ConversationSlot } from '../../../components/document-workspace/conversation-slot.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { MembersScreen } from '../../../components/members-screen.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { isMoving, pollWhile } from '../../../lib/poll-while.ts';
import { useEndpoint } from '../../../lib/query.ts';
import { RECORDINGS } from '../../../lib/recording-address.ts';
import { RecordingWorkspace } from '../components/recording-workspace.tsx';
import { usePlayer } from '../hooks/use-player.ts';
import { useReadTranscript } from '../hooks/use-transcript.ts';
import { refreshTranscript } from '../model/refresh-recordings.ts';

export interface RecordingScreenProps {
  Conversation: ConversationSlot;
}

/** One recording: its sound, its words, what is in them. The conversation about it is given from outside. */
export function RecordingScreen({ Conversation }: RecordingScreenProps) {
  const { t } = useTranslation('recording');
  const { recordingId = '' } = useParams();
  return (
    <MembersScreen title={t('title')} start={<BackLink to={RECORDINGS} label={t('back')} />}>
      <RecordingOf key={recordingId} recordingId={recordingId} Conversation={Conversation} />
    </MembersScreen>
  );
}

function RecordingOf({ recordingId, Conversation }: RecordingScreenProps & { recordingId: string }) {
  const { t } = useTranslation('recording');
  const recording = useEndpoint(
    getRecording,
    { params: { recordingId } },
    { staleTime: 0, refetchInterval: pollWhile(isMoving) },
  );
  const start = <BackLink to={RECORDINGS} label={t('back')} />;
  return (
    <>
      {recording.data ? null : <ScreenHeader title={t('title')} start={start} />}
      <Loaded query={recording} missing={t('missing')}>
        {(data) => <OpenedRecording recording={data} Conversation={Conversation} />}
      </Loaded>
    </>
  );
}

function OpenedRecording({ recording, Conversation }: RecordingScreenProps & { recording: RecordingDetail }) {
  const { recordingId, state, revision } = recording;
  const opened = usePlayer(recording);
  const transcript = useReadTranscript(recordingId);
  // A recogniser has finished, or words came by another way: they are read.
  const before = useRef({ state, revision });
  useEffect(() => {
    if (before.current.state !== state && !isMoving({ state })) void refreshTranscript();
    before.current = { state, revision };
  }, [state, revision]);
  return (
    <Loaded query={transcript}>
      {(read) =>
        opened.player ? (
          <RecordingWorkspace
            recording={recording}
            opened={opened}
            player={opened.player}
            read={read}
            Conversation={Conversation}
          />
        ) : null
      }
    </Loaded>
  );
}
