import type { Bilingual } from '../calculators/calculation.ts';
import type { IsoDate } from '../statute/statute.ts';
import type { NamedDeadline } from './deadline-places.ts';

/** A period in which a story stands by its own words, whatever it is about. */
export interface ToldPeriod extends NamedDeadline {
  period: string;
  /** Its last day is the answer, not one thing beside others. */
  leads: boolean;
  /** What happens on its first day, where that is another event than that of the period. */
  startsAs?: 'knowledge' | 'employment' | 'loan_due';
  /** How much later than that event it starts. */
  later?: { months?: number; days?: number };
  /** Its first day, where the law names it. */
  startsOn?: IsoDate;
  /** What it is called here. */
  name?: Bilingual;
}

/** By which words a story is known to stand in a period. */
export interface ToldScene extends ToldPeriod {
  /** All of these are told. */
  tells: readonly RegExp[];
  /** What cannot be told by single words. */
  suits?: (text: string) => boolean;
  /** None of these: another stage, or another person's. */
  not?: RegExp;
}
