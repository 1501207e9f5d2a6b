import { findSpokenDates } from '../statements/find-spoken-dates.ts';
import { daySpokenOn, resolveDateIn } from '../statements/resolve-spoken-dates.ts';
import { spokenSentences } from '../statements/spoken-sentences.ts';
import { placeOf, type Segment, type SpokenPlace } from '../transcript.ts';

/** Something that was told with its day. */
export interface TimelineEntry extends SpokenPlace {
  /** As said. */
  said: string;
  /** `2026-01-31`, `2026-01`, `2026`; null for what nobody can place without knowing when it was spoken. */
  iso: string | null;
  speaker: string | null;
  text: string;
}

/** 我们周末上班, 今天就谈到这里: nothing happened on a day that is told so. */
const NO_DAY = /^(?:(?:周|星期|礼拜)末|今天|今晚)$/;
const LEAST_CHARACTERS = 5;

/** What was told with a day: first those with a year by their day, then the others in the order in which they were told. */
export function buildTimeline(
  segments: readonly Segment[],
  spokenOn: string | null = daySpokenOn(segments),
): TimelineEntry[] {
  const entries = spokenSentences(segments).flatMap(({ text, segment }) =>
    findSpokenDates(text)
      .filter(
        ({ raw }, index, all) =>
          !NO_DAY.test(raw) &&
          text.length - raw.length >= LEAST_CHARACTERS &&
          all.findIndex((one) => one.raw === raw) === index,
      )
      .map((date) => ({
        ...placeOf(segment),
        said: date.raw,
        iso: resolveDateIn(text, date, spokenOn),
        speaker: segment.speaker,
        text,
      })),
  );
  const dated = entries.filter(({ iso }) => iso !== null);
  return [
    ...dated.toSorted((one, other) => ((one.iso ?? '') < (other.iso ?? '') ? -1 : 1)),
    ...entries.filter(({ iso }) => iso === null),
  ];
}
