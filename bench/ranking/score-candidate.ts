import type { RankingModel, RankingTree } from './ranking-model.ts';

/** The learned score of a candidate: a weighted sum of its features, corrected by trees. Only its order means something. */
export function scoreCandidate(
  model: Pick<RankingModel, 'weights' | 'trees'>,
  features: ArrayLike<number>,
): number {
  let score = 0;
  for (let at = 0; at < features.length; at += 1) score += (model.weights[at] ?? 0) * (features[at] ?? 0);
  for (const tree of model.trees) score += leafOf(tree, features);
  return score;
}

function leafOf(tree: RankingTree, features: ArrayLike<number>): number {
  let node = 0;
  for (;;) {
    const feature = tree.feature[node] ?? -1;
    if (feature < 0) return tree.value[node] ?? 0;
    const isBelow = (features[feature] ?? 0) < (tree.threshold[node] ?? 0);
    node = (isBelow ? tree.left[node] : tree.right[node]) ?? 0;
  }
}
