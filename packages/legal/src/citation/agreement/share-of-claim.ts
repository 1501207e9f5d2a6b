import { sharedWeight, weighPairs, wholeWeight } from './clauses.ts';

/** How much of what a sentence says stands in an article, by the weight of its words: 0 to 1. */
export function shareOfClaim(claim: string, articleText: string): number {
  const pairs = weighPairs(claim);
  const whole = wholeWeight(pairs);
  return whole === 0 ? 0 : sharedWeight(pairs, weighPairs(articleText)) / whole;
}
