import type { RecordingSpeaker } from '@mingfa/contract/recording';
import { colourOf } from '../../model/speaker-colours.ts';
import styles from './transcript.module.css';

/** The colour of somebody who speaks; their name stands beside it. */
export function SpeakerDot({
  speakers,
  speakerId,
}: {
  speakers: readonly RecordingSpeaker[];
  speakerId: string | null;
}) {
  return (
    <span
      className={`${styles.dot} ${styles.dotted}`}
      data-speaker={colourOf(speakers, speakerId)}
      aria-hidden="true"
    />
  );
}
