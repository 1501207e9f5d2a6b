import type { FileEvidence, TimeRange } from '@mingfa/contract/evidence';
import styles from './citation-card.module.css';

/** The words of a passage, of what was spoken with the turn that is meant marked in it. */
export function PassageWords({
  source: { text, turns = [] },
  time,
}: {
  source: FileEvidence;
  time: TimeRange | null;
}) {
  const turn = turns.length > 1 ? turns.find(({ startMs }) => startMs === time?.startMs) : undefined;
  return (
    <p className={styles.passage}>
      {turn ? (
        <>
          {text.slice(0, turn.start)}
          <mark className={styles.turn}>{text.slice(turn.start, turn.end)}</mark>
          {text.slice(turn.end)}
        </>
      ) : (
        text
      )}
    </p>
  );
}
