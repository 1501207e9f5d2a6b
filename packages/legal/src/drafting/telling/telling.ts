import type { StoryCast } from '../story-cast.ts';
import type { StoryClause } from '../story-clauses.ts';
import type { StorySides } from '../story-sides.ts';
import type { ToldDay } from './told-days.ts';
import type { ToldSum } from './told-sums.ts';

/** A telling as the rules of this room look at it; every place is one in its text. */
export interface Telling {
  /** Flat text with full-width marks. */
  text: string;
  clauses: readonly StoryClause[];
  days: readonly ToldDay[];
  sums: readonly ToldSum[];
  /** Every sum, where `sums` are only those between the two sides: what somebody else would take for a work, too. */
  everySum?: readonly ToldSum[];
  /** What others are quoted with. */
  quotes: readonly { start: number; end: number }[];
  cast: Pick<StoryCast, 'members'>;
  sides: StorySides;
  cause: string;
  /** How a paper calls whoever tells, and the other side. */
  me: string;
  other: string;
}

/** What of a telling stands within a stretch of it. @param places in order */
export function within<Place extends { start: number; end: number }>(
  places: readonly Place[],
  { start, end }: { start: number; end: number },
): Place[] {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const found: Place[] = [];
  for (let at = low; at < places.length; at += 1) {
    const place = places[at];
    if (!place || place.start >= end) break;
    if (place.end <= end) found.push(place);
  }
  return found;
}

/** What others are quoted with, in order. */
export const quotesIn = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(/[“「『][^”」』]*[”」』]?/g)].map(({ index, 0: quote }) => ({
    start: index,
    end: index + quote.length,
  }));
