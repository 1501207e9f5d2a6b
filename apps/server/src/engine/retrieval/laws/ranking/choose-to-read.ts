import { weightedSum } from './score-candidate.ts';

/** Reading more takes longer and finds nothing: the answer is among these or not at all. */
const READ_AT_MOST = 100;
/** What is not in force is read only where little else is found. */
const NOT_IN_FORCE = -3;

/** Which candidates are worth reading, by what is known of them unread: their indexes, the most promising first. */
export function chooseToRead(
  weights: readonly number[],
  features: readonly Float32Array[],
  candidates: readonly { inForce: boolean }[],
): number[] {
  const scores = features.map(
    (row, at) => weightedSum(weights, row) + (candidates[at]?.inForce ? 0 : NOT_IN_FORCE),
  );
  return scores
    .map((_, at) => at)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
    .slice(0, READ_AT_MOST);
}
