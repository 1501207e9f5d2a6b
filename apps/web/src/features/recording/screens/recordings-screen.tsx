import type { RecordingDetail } from '@mingfa/contract/recording';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MembersOnly } from '../../../components/members-only.tsx';
import { ScreenColumn } from '../../../components/screen-column.tsx';
import { ScreenHeader } from '../../../components/screen-header.tsx';
import { recordingAddress } from '../../../lib/recording-address.ts';
import { AddRecording } from '../components/home/add-recording.tsx';
import styles from '../components/home/home.module.css';
import { KeptSounds } from '../components/home/kept-sounds.tsx';
import { MeetingRows } from '../components/home/meeting-rows.tsx';
import { RecogniserNote } from '../components/home/recogniser-note.tsx';
import { RecorderPanel } from '../components/home/recorder-panel.tsx';
import { RecordingList } from '../components/home/recording-list.tsx';
import { useRecorder } from '../hooks/use-recorder.ts';
import type { KeptSound } from '../model/kept-sound.ts';

const ConsentDialog = lazy(() => import('../components/home/consent-dialog.tsx'));

/** Recordings: to upload, to make, to find again. */
export default function RecordingsScreen() {
  const { t } = useTranslation('recording');
  return (
    <>
      <ScreenHeader title={t('title')} />
      <ScreenColumn>
        <MembersOnly sentence={t('signUpTitle')} hint={t('signUpHint')}>
          <Recordings />
        </MembersOnly>
      </ScreenColumn>
    </>
  );
}

function Recordings() {
  const { t } = useTranslation('recording');
  const navigate = useNavigate();
  const { recorder, isOn, kept, look, start } = useRecorder();
  /** Asked before one records; with what is gone on with. */
  const [asks, setAsks] = useState<{ before?: KeptSound } | null>(null);
  const open = ({ recordingId }: RecordingDetail) => {
    // Who has gone elsewhere meanwhile is not torn away.
    if (window.location.pathname === '/recording_analysis') void navigate(recordingAddress(recordingId));
  };
  return (
    <>
      <p className={styles.intro}>{t('intro')}</p>
      <AddRecording onMade={open} onRecord={() => setAsks({})} isRecording={isOn} />
      <RecorderPanel recorder={recorder} onMade={open} onKept={() => void look()} />
      {isOn ? null : (
        <KeptSounds
          sounds={kept}
          onContinue={(before) => setAsks({ before })}
          onMade={open}
          onChanged={() => void look()}
        />
      )}
      <MeetingRows />
      <RecogniserNote />
      <RecordingList />
      {asks ? (
        <Suspense>
          <ConsentDialog
            onAgree={() => {
              setAsks(null);
              void start(asks.before);
            }}
            onClose={() => setAsks(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
