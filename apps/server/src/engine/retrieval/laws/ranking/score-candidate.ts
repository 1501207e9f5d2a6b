import type { RankingTree, Scoring } from './ranking-model.ts';

/** The learned score of a candidate: a weighted sum of its features, corrected by trees. Only differences mean something. */
export function scoreCandidate(
  scoring: Pick<Scoring, 'weights' | 'trees'>,
  features: ArrayLike<number>,
): number {
  let score = weightedSum(scoring.weights, features);
  for (const tree of scoring.trees) score += leafValue(tree, features);
  return score;
}

export function weightedSum(weights: readonly number[], features: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += (weights[at] ?? 0) * (features[at] ?? 0);
  return sum;
}

/** What one tree adds. */
export function leafValue(tree: RankingTree, features: ArrayLike<number>): number {
  let node = 0;
  for (;;) {
    const feature = tree.feature[node] ?? -1;
    if (feature < 0) return tree.value[node] ?? 0;
    const isBelow = (features[feature] ?? 0) < (tree.threshold[node] ?? 0);
    node = (isBelow ? tree.left[node] : tree.right[node]) ?? 0;
  }
}

const NONE = new Float32Array();

/** What was known of the chosen candidates unread, with what reading them showed. */
export function joinFeatures(
  features: readonly Float32Array[],
  chosen: readonly number[],
  reading: readonly Float32Array[],
): Float32Array[] {
  return chosen.map((index, at) => {
    const [unread, read] = [features[index] ?? NONE, reading[at] ?? NONE];
    const row = new Float32Array(unread.length + read.length);
    row.set(unread);
    row.set(read, unread.length);
    return row;
  });
}
