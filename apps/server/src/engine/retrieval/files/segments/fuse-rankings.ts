import type { SearchMethod } from './search-method.ts';

/** One way of finding segments, best first. */
export interface Ranking {
  method: SearchMethod;
  weight: number;
  hits: readonly { segmentId: string; score: number }[];
}

export interface FusedHit {
  segmentId: string;
  score: number;
  methods: { method: SearchMethod; rank: number; score: number }[];
}

/** Of reciprocal rank fusion (Cormack, Clarke, Büttcher 2009): how little the first places stand out. */
const EVENNESS = 60;

/** Joins rankings by the places they give, whatever their scores mean. */
export function fuseRankings(rankings: readonly Ranking[]): FusedHit[] {
  const fused = new Map<string, FusedHit>();
  for (const { method, weight, hits } of rankings) {
    for (const [index, { segmentId, score }] of hits.entries()) {
      const hit = fused.get(segmentId) ?? { segmentId, score: 0, methods: [] };
      hit.score += weight / (EVENNESS + index + 1);
      hit.methods.push({ method, rank: index + 1, score });
      fused.set(segmentId, hit);
    }
  }
  return [...fused.values()].sort((a, b) => b.score - a.score);
}
