import type { GuidePoint } from '@mingfa/content/guide';
import { likelihoodOf } from './likelihood-of.ts';
import type { ReadPoints } from './point-index.ts';
import type { PointNumbers } from './point-model.ts';

/** The points of a guide that a question asks, most likely first: none, one or two. */
export function choosePoints(model: PointNumbers, read: ReadPoints | null): GuidePoint[] {
  if (!read || read.asksWhole) return [];
  const { candidates, none } = likelihoodOf(model, read.rows, read.none);
  const [first, second] = read.points
    .map((point, at) => ({ point, likelihood: read.ruledOut[at] ? 0 : (candidates[at] ?? 0) }))
    .sort((a, b) => b.likelihood - a.likelihood);
  const { asked, beside } = model.limits;
  // Two points that were both asked share the likelihood of being the one.
  const isBeside = second !== undefined && second.likelihood >= beside;
  const sure = (first?.likelihood ?? 0) + (isBeside ? second.likelihood : 0);
  if (!first || sure < asked || sure < none) return [];
  return isBeside ? [first.point, second.point] : [first.point];
}
