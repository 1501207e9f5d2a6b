import { digestPlace } from '../digest-index.ts';

/**
 * What the embedding model's order counts beside the learned one. Less than a half: the learned order knows which articles
 * answer lay questions, nearness knows only what they are about.
 */
export const SHARE_OF_MEANING = 0.3;
/** How little the first places of the nearest stand out. */
const EVENNESS = 5;

interface ArticlePlace {
  law: { id: string };
  articleKey: string;
}

/**
 * Mixes two orders into one of likelihoods: p = (1 − s) · learned + s · near, where the nearest share 1 among them by the
 * reciprocal of their places, whatever their cosines mean. All together stay 1.
 */
export function fuseMeaning<Article extends ArticlePlace>(
  learned: readonly (Article & { score: number })[],
  near: readonly Article[],
  shareOfNear: number = SHARE_OF_MEANING,
): (Article & { score: number })[] {
  if (near.length === 0) return [...learned];
  const worth = (rank: number) => 1 / (EVENNESS + rank + 1);
  const all = near.reduce((sum, _, rank) => sum + worth(rank), 0);
  // Where the words find nothing, meaning decides alone.
  const share = learned.length === 0 ? 1 : shareOfNear;
  const fused = new Map<string, Article & { score: number }>();
  for (const one of learned) {
    fused.set(digestPlace(one.law.id, one.articleKey), { ...one, score: (1 - share) * one.score });
  }
  for (const [rank, one] of near.entries()) {
    const key = digestPlace(one.law.id, one.articleKey);
    const known = fused.get(key);
    const score = (share * worth(rank)) / all;
    fused.set(key, known ? { ...known, score: known.score + score } : { ...one, score });
  }
  return [...fused.values()].sort((a, b) => b.score - a.score);
}
