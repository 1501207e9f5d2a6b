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
  cast: Pick<StoryCast, 'members'>;
  sides: StorySides;
  cause: string;
  /** How a paper calls whoever tells, and the other side. */
  me: string;
  other: string;
}

/** What of a telling stands within a stretch of it. */
export const within = <Place extends { start: number; end: number }>(
  places: readonly Place[],
  { start, end }: { start: number; end: number },
): Place[] => places.filter((one) => one.start >= start && one.end <= end);
