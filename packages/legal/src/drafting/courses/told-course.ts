import type { ToldClaim } from '../split-claim.ts';

/** What rules of one cause make of a story: its course in sentences for a court, open where nothing was read, and what follows to be asked. */
export interface ToldCourse {
  sentences: readonly string[];
  claims: readonly CourseClaim[];
}

/** A claim that follows from what was told, called by what it is for. */
export interface CourseClaim extends ToldClaim {
  noun: string;
}

/** A claim in words for a court. @param at where what it follows from stands */
export const courseClaim = (
  noun: string,
  content: string,
  amount: number | null,
  at: { start: number; end: number },
): CourseClaim => ({ noun, text: content, start: at.start, end: at.end, worded: { content, amount } });
