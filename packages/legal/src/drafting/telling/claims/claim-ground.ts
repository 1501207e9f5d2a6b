import type { StoryClause } from '../../story-clauses.ts';
import type { Telling } from '../telling.ts';

/** What a claim is made of. */
export interface ClaimGround {
  telling: Telling;
  wishes: readonly StoryClause[];
  /** All that is wished for, in one. */
  wished: string;
  /** Before whom, and of whom: 请求判令被告. */
  asks: string;
  /** Where the wishes stand, or the telling. */
  at: { start: number; end: number };
}
