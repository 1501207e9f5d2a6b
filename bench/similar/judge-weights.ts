import {
  SIMILARITY_WEIGHTS,
  type SimilarityWeights,
} from '../../apps/server/src/engine/retrieval/cases/rank-similar-cases.ts';
import type { SimilarCaseIndex } from '../../apps/server/src/engine/retrieval/cases/similar-case-index.ts';
import { judgeOrder, meanOf, type OrderJudgement } from './judge-order.ts';
import type { GradedStory } from './read-case-set.ts';

/** The weights that are chosen among: three numbers, and few values of each, as so few stories can tell apart. */
const GRID: readonly SimilarityWeights[] = [0.6, 1, 1.5].flatMap((latent) =>
  [0, 0.3, 0.6].flatMap((company) =>
    [0, 0.2].map((cause) => ({ ...SIMILARITY_WEIGHTS, latent, company, cause })),
  ),
);

export interface WeightsJudged {
  /** Each story by the weights that were best on the others, which are given beside. */
  apart: { judged: OrderJudgement; weights: SimilarityWeights }[];
  /** Each story by the weights that ship. */
  shipped: OrderJudgement[];
  words: OrderJudgement[];
  medianMs: number;
}

/** Judges the ranking on every story with weights chosen without it. */
export function judgeWeights(
  index: SimilarCaseIndex,
  stories: readonly GradedStory[],
  textOf: (story: GradedStory) => string,
): WeightsJudged {
  const times: number[] = [];
  const judgeBy = (weights: SimilarityWeights) =>
    stories.map((story) => {
      const begun = performance.now();
      const text = textOf(story);
      const { found } = index.find({ text, limit: 100, weights, admits: (id) => id !== story.id });
      times.push(performance.now() - begun);
      return judgeOrder(
        story,
        found.map(({ id }) => id),
      );
    });
  const judged = GRID.map((weights) => ({ weights, stories: judgeBy(weights) }));
  const apart = stories.map((_, at) => {
    const worth = (all: readonly OrderJudgement[]) => {
      const { ndcg10, recall100 } = meanOf(all.filter((__, other) => other !== at));
      return ndcg10 + recall100;
    };
    const [best] = judged.toSorted((a, b) => worth(b.stories) - worth(a.stories));
    if (!best) throw new Error('Nothing to choose among.');
    return { judged: best.stories[at] as OrderJudgement, weights: best.weights };
  });
  const shipped = judgeBy(SIMILARITY_WEIGHTS);
  const words = judgeBy({ ...SIMILARITY_WEIGHTS, latent: 0, company: 0, cause: 0 });
  times.sort((a, b) => a - b);
  return { apart, shipped, words, medianMs: times[times.length >> 1] ?? 0 };
}
