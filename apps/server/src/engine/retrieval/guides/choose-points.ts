import type { GuidePoint } from '@mingfa/content/guide';
import { likelihoodOf } from './likelihood-of.ts';
import type { ReadPoints } from './point-index.ts';
import type { PointNumbers } from './point-model.ts';

/** The points of a guide that a question asks. */
export interface ChosenPoints {
  /** Most likely first: none, one or two. */
  points: GuidePoint[];
  /** Whether the first is likely enough to lead the answer; otherwise they stand below what is said of the situation as a whole. */
  lead: boolean;
}

const NONE: ChosenPoints = { points: [], lead: false };

/** Chooses the points that a question asks. */
export function choosePoints(model: PointNumbers, read: ReadPoints | null): ChosenPoints {
  if (!read || read.asksWhole) return NONE;
  const isPossible = (_: unknown, at: number) => !read.ruledOut[at];
  const { candidates, none } = likelihoodOf(model, read.rows.filter(isPossible), read.none);
  const [first, second] = read.points
    .filter(isPossible)
    .map((point, at) => ({ point, likelihood: candidates[at] ?? 0 }))
    .sort((a, b) => b.likelihood - a.likelihood);
  if (!first) return NONE;
  const { asked, beside, besideOfTwo, below } = model.limits;
  const ofPoints = 1 - none;
  // Two points that were both asked share the likelihood of being the one.
  const isBeside =
    second !== undefined && second.likelihood >= (read.questions > 1 ? besideOfTwo : beside) * ofPoints;
  const sure = first.likelihood + (isBeside ? second.likelihood : 0);
  if (sure >= asked && sure >= none)
    return { points: isBeside ? [first.point, second.point] : [first.point], lead: true };
  const told = [first, ...(second ? [second] : [])].filter(
    ({ likelihood }) => likelihood >= below * ofPoints,
  );
  return { points: told.map(({ point }) => point), lead: false };
}
