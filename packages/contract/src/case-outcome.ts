import { z } from 'zod';
import type { CaseArea, CaseProcedure } from './case-proceeding.ts';

/** What became of a claim. In a higher court the appeal or application is the claim. */
export const caseOutcome = z.enum(['supported', 'partly', 'dismissed']);
/** What {@link caseOutcome} reads. */
export type CaseOutcome = z.infer<typeof caseOutcome>;

/** The outcome as it is shown, counted and filtered by: where a sentence is reviewed there is no claim, but an approval. */
export const shownOutcome = z.enum([...caseOutcome.options, 'approved', 'partly_approved', 'not_approved']);
/** What {@link shownOutcome} reads. */
export type ShownOutcome = z.infer<typeof shownOutcome>;

/** Of the sentence before the court, in a review of a death sentence or of one below the minimum (刑法 §48, §63). */
const OF_REVIEW = {
  supported: 'approved',
  partly: 'partly_approved',
  dismissed: 'not_approved',
} as const satisfies Record<CaseOutcome, ShownOutcome>;
const REVIEWS: readonly CaseProcedure[] = ['death_penalty_review', 'sentence_review'];
const TRIALS: readonly CaseProcedure[] = ['first_instance', 'summary'];

/** What became of a case in words that fit it; null at a first criminal trial, where 支持 would be said of the charge. */
export function outcomeShown(one: {
  area: CaseArea;
  procedure: CaseProcedure;
  outcome: CaseOutcome | null;
}): ShownOutcome | null {
  if (one.outcome === null) return null;
  if (REVIEWS.includes(one.procedure)) return OF_REVIEW[one.outcome];
  return one.area === 'criminal' && TRIALS.includes(one.procedure) ? null : one.outcome;
}
