import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { randomId } from '../../../lib/random-id.ts';
import { useSession } from '../../../lib/session.ts';
import { BROWSER_SOUNDS, type KeptSound } from '../model/kept-sound.ts';
import { SoundRecorder } from '../model/sound-recorder.ts';

const RECORDER = new SoundRecorder(BROWSER_SOUNDS);

/** The one recorder of the page, and what was recorded here and not sent yet. */
export function useRecorder() {
  const ownerId = useSession(({ profile }) => profile.uuid);
  const { state, sound } = useSyncExternalStore(RECORDER.subscribe, RECORDER.read);
  const [kept, setKept] = useState<readonly KeptSound[]>([]);
  const look = useCallback(async () => {
    // A browser that forbids its database cannot have kept anything.
    setKept(await BROWSER_SOUNDS.list(ownerId).catch(() => []));
  }, [ownerId]);
  useEffect(() => void look(), [look]);
  return {
    recorder: RECORDER,
    isOn: state !== 'idle',
    kept: kept.filter(({ soundId }) => soundId !== sound?.soundId),
    look,
    start: (before?: KeptSound) => RECORDER.start(before ?? { soundId: randomId(), ownerId }),
  };
}
