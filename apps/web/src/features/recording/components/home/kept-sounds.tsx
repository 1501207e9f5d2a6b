import { formatTime } from '@mingfa/contract/labels/time-labels';
import type { RecordingDetail } from '@mingfa/contract/recording';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { confirmAction } from '../../../../components/confirm-action.tsx';
import { formatTime as formatMoment } from '../../../../lib/dates.ts';
import { formatBytes } from '../../../../lib/format-bytes.ts';
import { BROWSER_SOUNDS, type KeptSound } from '../../model/kept-sound.ts';
import { useMeetings } from '../../model/meeting-uploads.ts';
import { isBeingSent, sendSound } from '../../model/send-sound.ts';
import styles from './home.module.css';

interface KeptSoundsProps {
  sounds: readonly KeptSound[];
  onContinue: (sound: KeptSound) => void;
  onMade: (recording: RecordingDetail) => void;
  onChanged: () => void;
}

/** Recordings that were made in this browser and never sent: after a crash, a closed tab, or because one chose to wait. */
export function KeptSounds({ sounds, onContinue, onMade, onChanged }: KeptSoundsProps) {
  const { t } = useTranslation('recording');
  // Drawn anew when one is on its way, or is given up.
  useMeetings((state) => state.meetings.length);
  const shown = sounds.filter(({ soundId }) => !isBeingSent(soundId));
  const discard = async (sound: KeptSound) => {
    const confirmed = await confirmAction({
      title: t('kept.discardTitle'),
      text: t('kept.discardText'),
      confirmText: t('kept.discard'),
      danger: true,
    });
    if (!confirmed) return;
    await BROWSER_SOUNDS.remove(sound.soundId);
    onChanged();
  };
  return shown.map((sound) => (
    <section key={sound.soundId} className={`${styles.card} ${styles.cautious}`} aria-label={t('kept.label')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('kept.title', { time: formatMoment(sound.startedAt) })}</h2>
        <Button onClick={() => onContinue(sound)}>{t('kept.continue')}</Button>
        <Button danger onClick={() => void discard(sound)}>
          {t('kept.discard')}
        </Button>
        <Button type="primary" onClick={() => void sendSound(BROWSER_SOUNDS, sound, onMade).then(onChanged)}>
          {t('kept.send')}
        </Button>
      </div>
      <p className={styles.quiet}>
        {t('kept.about', { length: formatTime(sound.durationMs), size: formatBytes(sound.bytes) })}
      </p>
    </section>
  ));
}
