import type { GradedStory } from './read-case-set.ts';

/** How good one order of cases is. */
export interface OrderJudgement {
  ndcg10: number;
  recall100: number;
}

/** From this grade on a case is one to be found. */
const SIMILAR = 2;

/** A case that nobody graded counts as not alike, though of 2,600 cases only some 30 a story were. */
export function judgeOrder(
  { grades }: Pick<GradedStory, 'grades'>,
  order: readonly string[],
): OrderJudgement {
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, 10);
  const gains = order.slice(0, 10).map((id) => grades.get(id) ?? 0);
  const similar = [...grades].flatMap(([id, grade]) => (grade >= SIMILAR ? [id] : []));
  const first = new Set(order.slice(0, 100));
  return {
    ndcg10: discounted(gains) / discounted(ideal),
    recall100: similar.filter((id) => first.has(id)).length / similar.length,
  };
}

export function meanOf(judged: readonly OrderJudgement[]): OrderJudgement {
  const mean = (key: keyof OrderJudgement) => judged.reduce((sum, one) => sum + one[key], 0) / judged.length;
  return { ndcg10: mean('ndcg10'), recall100: mean('recall100') };
}

const RESAMPLES = 10_000;

/** Where 95 of 100 means lie when the stories are drawn again and again, some twice, some not: with a fixed seed. */
export function bootstrapInterval(values: readonly number[]): [number, number] {
  let state = 1;
  const draw = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return values[Math.floor((state / 4294967296) * values.length)] as number;
  };
  const means = Array.from(
    { length: RESAMPLES },
    () => values.reduce((sum) => sum + draw(), 0) / values.length,
  ).sort((a, b) => a - b);
  return [means[Math.floor(0.025 * RESAMPLES)] as number, means[Math.floor(0.975 * RESAMPLES)] as number];
}

const discounted = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, rank) => sum + (2 ** gain - 1) / Math.log2(rank + 2), 0);
