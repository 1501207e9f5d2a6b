import type { FactValue } from './fact-sheet.ts';

/** A fact read out of a story, with the words it was read from. */
export interface StoryFact {
  /** A fact, or the field of a row; rows are named by who or what they are of: `claimants/周明远/phone`. */
  path: string;
  value: FactValue;
  start: number;
  end: number;
}
