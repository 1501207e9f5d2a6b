import type { RecordingDetail } from '@mingfa/contract/recording';
import i18next from 'i18next';
import { formatTime } from '../../../lib/dates.ts';
import type { KeptSound, SoundStore } from './kept-sound.ts';
import { uploadMeeting } from './meeting-uploads.ts';
import { endingOf } from './sound-recorder.ts';

/** Recordings of this browser that are on their way now. */
const underWay = new Set<string>();
export const isBeingSent = (soundId: string): boolean => underWay.has(soundId);

/** Sends what was recorded here. It is kept in the browser until the server has made a recording of it. */
export async function sendSound(
  store: SoundStore,
  sound: KeptSound,
  onMade: (recording: RecordingDetail) => void,
): Promise<void> {
  const parts = await store.read(sound);
  const title = i18next.t('recorder.title', { ns: 'recording', time: formatTime(sound.startedAt) });
  const ending = endingOf(sound.mediaType);
  const files = parts.map((part, place) => {
    const number = parts.length > 1 ? ` ${place + 1}` : '';
    return new File([part], `${title.replace(/[\\/:*?"<>|]+/g, '-')}${number}.${ending}`, {
      type: sound.mediaType,
    });
  });
  if (files.length === 0) return store.remove(sound.soundId);
  underWay.add(sound.soundId);
  uploadMeeting({
    files,
    title,
    recordedAt: sound.startedAt,
    onMade: async (recording) => {
      underWay.delete(sound.soundId);
      await store.remove(sound.soundId);
      onMade(recording);
    },
  });
}
