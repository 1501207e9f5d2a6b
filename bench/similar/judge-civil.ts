import { bootstrapInterval, judgeOrder } from './judge-order.ts';
import type { CivilRanking } from './pool-civil-cases.ts';
import type { CivilCase } from './read-civil-cases.ts';
import { type CivilQuery, GRADED_DIGITS } from './read-civil-queries.ts';

const DEPTH = 100;
/** From this mean grade on a case decides the same question. */
const SIMILAR = 2;
const SHOWN = 5;

/** How good each ranking is on the graded stories: NDCG@10 of the mean grades, and for how many stories one of the first five decides the same question. */
export function judgeCivil(
  cases: readonly CivilCase[],
  queries: readonly CivilQuery[],
  rankings: Readonly<Record<string, CivilRanking>>,
): string[] {
  const idOf = new Map(cases.map(({ id, sha256 }) => [sha256.slice(0, GRADED_DIGITS), id]));
  const stories = queries
    .map(({ id, text, grades }) => ({
      id,
      text,
      grades: new Map(
        Object.entries(grades).flatMap(([digits, [first, second]]) => {
          const found = idOf.get(digits);
          return found === undefined ? [] : [[found, (first + second) / 2] as const];
        }),
      ),
    }))
    // Where nothing is alike at all no order is better than another.
    .filter(({ grades }) => [...grades.values()].some((grade) => grade > 0));
  const withSimilar = stories.filter(({ grades }) => [...grades.values()].some((grade) => grade >= SIMILAR));
  const lines = Object.entries(rankings).map(([name, rank]) => {
    const orders = new Map(stories.map((story) => [story.id, rank(story, DEPTH)]));
    const ndcg = stories.map((story) => judgeOrder(story, orders.get(story.id) ?? []).ndcg10);
    const hits = withSimilar.filter(({ id, grades }) =>
      orders
        .get(id)
        ?.slice(0, SHOWN)
        .some((one) => (grades.get(one) ?? 0) >= SIMILAR),
    ).length;
    const mean = ndcg.reduce((sum, one) => sum + one, 0) / ndcg.length;
    const [low, high] = bootstrapInterval(ndcg);
    return `${name.padEnd(28)} NDCG@10 ${mean.toFixed(3)} (95 %: ${low.toFixed(3)}–${high.toFixed(3)}); the same question among the first ${SHOWN}: ${hits} of ${withSimilar.length} stories that have one`;
  });
  return [
    `${stories.length} stories have something alike, ${withSimilar.length} a case on the same question`,
    ...lines,
  ];
}
