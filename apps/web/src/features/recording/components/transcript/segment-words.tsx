import type { RecordingSegment } from '@mingfa/contract/recording-transcript';
import { findFillers } from '@mingfa/legal/recordings/find-fillers';
import { Fragment, useMemo } from 'react';
import { usePlayerPart } from '../../hooks/use-player.ts';
import { type PlacedWord, placeWords } from '../../model/place-words.ts';
import type { RecordingPlayer } from '../../model/player.ts';
import styles from './transcript.module.css';

interface SegmentWordsProps {
  segment: RecordingSegment;
  text: string;
  player: RecordingPlayer;
  isActive: boolean;
  hidesFillers: boolean;
  find: string;
}

/** The words of a segment: the one that is heard is marked; searched ones are, too; fillers are left out where that is wished. */
export function SegmentWords({ segment, text, player, isActive, hidesFillers, find }: SegmentWordsProps) {
  const placed = useMemo(
    () => (isActive && !hidesFillers && find === '' && text === segment.text ? placeWords(segment) : null),
    [isActive, hidesFillers, find, text, segment],
  );
  const shown = useMemo(() => (hidesFillers ? withoutFillers(text) : text), [hidesFillers, text]);
  if (placed) return <TimedWords placed={placed} player={player} />;
  return find === '' ? shown : <FoundWords text={shown} find={find} />;
}

function withoutFillers(text: string): string {
  let at = 0;
  let left = '';
  for (const { start, end } of findFillers(text)) {
    left += text.slice(at, start);
    at = end;
  }
  return left + text.slice(at);
}

function TimedWords({ placed, player }: { placed: readonly PlacedWord[]; player: RecordingPlayer }) {
  const now = usePlayerPart(player, ({ momentMs }) =>
    placed.findIndex(
      ({ startMs, endMs }) => startMs !== null && endMs !== null && startMs <= momentMs && momentMs < endMs,
    ),
  );
  return placed.map((word, place) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: words have no names; their place is what they are
      key={place}
      data-start={word.startMs ?? undefined}
      className={place === now ? styles.now : undefined}
    >
      {word.text}
    </span>
  ));
}

function FoundWords({ text, find }: { text: string; find: string }) {
  return text.split(find).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no names
    <Fragment key={place}>
      {place > 0 ? <mark className={styles.found}>{find}</mark> : null}
      {piece}
    </Fragment>
  ));
}
