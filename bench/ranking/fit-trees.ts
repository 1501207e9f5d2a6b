import type { RankingTree } from '../../apps/server/src/engine/retrieval/laws/ranking/ranking-model.ts';
import { leafValue } from '../../apps/server/src/engine/retrieval/laws/ranking/score-candidate.ts';
import type { Example } from './fit-weights.ts';

const TREES = 80;
const LEAVES = 6;
const STEP = 0.08;
const ROWS_IN_LEAF = 60;
const BINS = 48;
/** Wrong candidates compared with each right one. */
const WRONG_COMPARED = 60;
const STEADY = 0.1;

/**
 * Trees that mend the order the weights give (LambdaMART: Burges, "From RankNet to LambdaRank to LambdaMART", 2010):
 * each follows the pairs whose swap would raise NDCG most.
 */
export function fitTrees(
  examples: readonly Example[],
  width: number,
  start: (features: Float32Array) => number,
): RankingTree[] {
  const rows = examples.flatMap(({ features }) => features);
  const answers = examples.flatMap(({ answers: some }) => [...some]);
  const starts = [0];
  for (const { features } of examples) starts.push((starts.at(-1) ?? 0) + features.length);
  const binned = Array.from({ length: width }, (_, feature) => binFeature(rows, feature));
  const scores = Float64Array.from(rows, start);
  const trees: RankingTree[] = [];
  for (let count = 0; count < TREES; count += 1) {
    const { pull, bend } = pullsOf(scores, answers, starts);
    const tree = growTree(binned, pull, bend);
    for (const [row, features] of rows.entries())
      scores[row] = (scores[row] ?? 0) + leafValue(tree, features);
    trees.push(tree);
  }
  return trees;
}

interface BinnedFeature {
  edges: number[];
  bins: Uint8Array;
}

function binFeature(rows: readonly Float32Array[], feature: number): BinnedFeature {
  const every = Math.max(1, Math.floor(rows.length / 20_000));
  const sample = rows
    .filter((_, at) => at % every === 0)
    .map((row) => row[feature] ?? 0)
    .sort((a, b) => a - b);
  const cuts = Array.from(
    { length: BINS - 1 },
    (_, cut) => sample[Math.floor(((cut + 1) * sample.length) / BINS)],
  );
  const edges = [...new Set(cuts.map((cut) => Math.fround(cut ?? 0)))].sort((a, b) => a - b);
  const bins = Uint8Array.from(rows, (row) => {
    let from = 0;
    let to = edges.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((row[feature] ?? 0) >= (edges[middle] ?? 0)) from = middle + 1;
      else to = middle;
    }
    return from;
  });
  return { edges, bins };
}

/** How strongly each row should rise, and how quickly that changes. */
function pullsOf(scores: Float64Array, answers: readonly number[], starts: readonly number[]) {
  const pull = new Float64Array(scores.length);
  const bend = new Float64Array(scores.length);
  const gain = (rank: number) => 1 / Math.log2(rank + 2);
  for (let question = 0; question + 1 < starts.length; question += 1) {
    const order: number[] = [];
    for (let row = starts[question] ?? 0; row < (starts[question + 1] ?? 0); row += 1) order.push(row);
    order.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    const rankOf = new Map(order.map((row, rank) => [row, rank]));
    const right = order.filter((row) => answers[row]);
    const wrong = order.filter((row) => !answers[row]).slice(0, WRONG_COMPARED);
    const ideal = right.reduce((sum, _, rank) => sum + gain(rank), 0);
    for (const up of right) {
      for (const down of wrong) {
        const worth = Math.abs(gain(rankOf.get(up) ?? 0) - gain(rankOf.get(down) ?? 0)) / ideal + 0.003;
        const doubt = 1 / (1 + Math.exp((scores[up] ?? 0) - (scores[down] ?? 0)));
        pull[up] = (pull[up] ?? 0) + doubt * worth;
        pull[down] = (pull[down] ?? 0) - doubt * worth;
        bend[up] = (bend[up] ?? 0) + doubt * (1 - doubt) * worth;
        bend[down] = (bend[down] ?? 0) + doubt * (1 - doubt) * worth;
      }
    }
  }
  return { pull, bend };
}

interface Leaf {
  node: number;
  rows: number[];
  pull: number;
  bend: number;
  split: { gain: number; feature: number; bin: number } | null;
}

function growTree(features: readonly BinnedFeature[], pull: Float64Array, bend: Float64Array): RankingTree {
  const tree: RankingTree = { feature: [-1], threshold: [0], left: [0], right: [0], value: [0] };
  const touched: number[] = [];
  for (let row = 0; row < bend.length; row += 1) if ((bend[row] ?? 0) > 1e-9) touched.push(row);
  let leaves = [leafOf(0, touched, features, pull, bend)];
  while (leaves.length < LEAVES) {
    leaves.sort((a, b) => (b.split?.gain ?? 0) - (a.split?.gain ?? 0));
    const [best, ...others] = leaves;
    if (!best?.split) break;
    const { feature, bin } = best.split;
    const { bins, edges } = features[feature] as BinnedFeature;
    const node = tree.feature.length;
    tree.feature[best.node] = feature;
    tree.threshold[best.node] = edges[bin] ?? 0;
    tree.left[best.node] = node;
    tree.right[best.node] = node + 1;
    for (const column of [tree.threshold, tree.left, tree.right, tree.value]) column.push(0, 0);
    tree.feature.push(-1, -1);
    const isBelow = (row: number) => (bins[row] ?? 0) <= bin;
    leaves = [
      ...others,
      leafOf(node, best.rows.filter(isBelow), features, pull, bend),
      leafOf(
        node + 1,
        best.rows.filter((row) => !isBelow(row)),
        features,
        pull,
        bend,
      ),
    ];
  }
  for (const leaf of leaves) {
    tree.value[leaf.node] = Math.round(((STEP * leaf.pull) / (leaf.bend + STEADY)) * 100_000) / 100_000;
  }
  return tree;
}

function leafOf(
  node: number,
  rows: number[],
  features: readonly BinnedFeature[],
  pull: Float64Array,
  bend: Float64Array,
): Leaf {
  let allPull = 0;
  let allBend = 0;
  for (const row of rows) {
    allPull += pull[row] ?? 0;
    allBend += bend[row] ?? 0;
  }
  const leaf: Leaf = { node, rows, pull: allPull, bend: allBend, split: null };
  if (rows.length < 2 * ROWS_IN_LEAF) return leaf;
  const worth = (pulled: number, bent: number) => (pulled * pulled) / (bent + STEADY);
  for (const [feature, { edges, bins }] of features.entries()) {
    const pulls = new Float64Array(edges.length + 1);
    const bends = new Float64Array(edges.length + 1);
    const counts = new Int32Array(edges.length + 1);
    for (const row of rows) {
      const bin = bins[row] ?? 0;
      pulls[bin] = (pulls[bin] ?? 0) + (pull[row] ?? 0);
      bends[bin] = (bends[bin] ?? 0) + (bend[row] ?? 0);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    let pulled = 0;
    let bent = 0;
    let below = 0;
    for (let bin = 0; bin < edges.length; bin += 1) {
      pulled += pulls[bin] ?? 0;
      bent += bends[bin] ?? 0;
      below += counts[bin] ?? 0;
      if (below < ROWS_IN_LEAF || rows.length - below < ROWS_IN_LEAF) continue;
      const gain = worth(pulled, bent) + worth(allPull - pulled, allBend - bent) - worth(allPull, allBend);
      if (gain > (leaf.split?.gain ?? 0)) leaf.split = { gain, feature, bin };
    }
  }
  return leaf;
}
