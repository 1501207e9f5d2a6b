import type { IsoDate } from '../../../../statute/statute.ts';
import type { ToldWork } from '../../../labour-sums.ts';
import type { StoryFact } from '../../../story-fact.ts';

/** What was read of a story beside its claims. */
export interface ReadBeside {
  work: ToldWork;
  facts: readonly StoryFact[];
  /** The day of telling. */
  today: IsoDate;
}
