import { formatTime } from '@mingfa/contract/labels/time-labels';
import type { RecordingDetail } from '@mingfa/contract/recording';
import { Button } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../../../../components/use-leave-guard.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { BROWSER_SOUNDS } from '../../model/kept-sound.ts';
import { sendSound } from '../../model/send-sound.ts';
import type { SoundRecorder } from '../../model/sound-recorder.ts';
import styles from './home.module.css';
import { LoudnessMeter } from './loudness-meter.tsx';

const CLOCK_MS = 250;

interface RecorderPanelProps {
  recorder: SoundRecorder;
  onMade: (recording: RecordingDetail) => void;
  onKept: () => void;
}

/** What is being recorded now: how long, how loud, whether it is kept; and how it is ended. */
export function RecorderPanel({ recorder, onMade, onKept }: RecorderPanelProps) {
  const { t } = useTranslation('recording');
  const { state, sound, problem } = useSyncExternalStore(recorder.subscribe, recorder.read);
  const [, setTicks] = useState(0);
  const isOn = state !== 'idle';
  useLeaveGuard(isOn);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), CLOCK_MS);
    return () => clearInterval(timer);
  }, [isOn]);
  const end = async (sends: boolean) => {
    const ended = await recorder.stop();
    if (ended && sends) await sendSound(BROWSER_SOUNDS, ended, onMade);
    onKept();
  };
  if (!isOn)
    return problem ? (
      <p className={`${styles.card} ${styles.cautious}`} role="alert">
        {t(`recorder.problem.${problem}`)}
      </p>
    ) : null;
  return (
    <section className={styles.card} aria-label={t('recorder.label')}>
      <div className={styles.head}>
        <span className={state === 'recording' ? styles.live : styles.rested} role="status">
          {t(`recorder.state.${state}`)}
        </span>
        <span className={styles.clock} role="timer">
          {formatTime(recorder.elapsedMs())}
        </span>
        <LoudnessMeter stream={state === 'recording' ? recorder.soundStream() : null} />
        {state === 'paused' ? (
          <Button onClick={() => recorder.resume()}>{t('recorder.resume')}</Button>
        ) : (
          <Button disabled={state !== 'recording'} onClick={() => recorder.pause()}>
            {t('recorder.pause')}
          </Button>
        )}
        <Button onClick={() => void end(false)} disabled={state === 'stopping'}>
          {t('recorder.endOnly')}
        </Button>
        <Button type="primary" loading={state === 'stopping'} onClick={() => void end(true)}>
          {t('recorder.endAndSend')}
        </Button>
      </div>
      <p className={styles.quiet}>{t('recorder.kept', { size: formatBytes(sound?.bytes ?? 0) })}</p>
      {problem ? (
        <p className={styles.bad} role="alert">
          {t(`recorder.problem.${problem}`)}
        </p>
      ) : null}
    </section>
  );
}
