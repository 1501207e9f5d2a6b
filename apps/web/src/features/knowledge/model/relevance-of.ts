import type { EndpointOutput } from '@mingfa/contract/endpoint';
import type { testRetrieval } from '@mingfa/contract/knowledge';

type Hit = EndpointOutput<typeof testRetrieval>['items'][number];
type Method = Hit['methods'][number];

/** How near a found segment is, for a person: 0 to 100, and in a word. */
export interface Relevance {
  points: number;
  word: 'strong' | 'fair' | 'weak';
  methods: { method: Method['method']; rank: number; points: number }[];
}

const STRONG = 70;
const FAIR = 35;

/**
 * Scores of words have no upper bound, so they are said as a share of the best one of this search; the others lie between 0 and 1.
 * A segment is as near as the method that found it nearest says.
 */
export function relevanceOf(hit: Pick<Hit, 'methods'>, all: readonly Pick<Hit, 'methods'>[]): Relevance {
  const bestWords = Math.max(
    0,
    ...all.flatMap(({ methods }) => methods.filter(isWords).map(({ score }) => score)),
  );
  const methods = hit.methods.map(({ method, rank, score }) => ({
    method,
    rank,
    points: inPoints(method === 'words' ? (bestWords > 0 ? score / bestWords : 0) : score),
  }));
  const points = Math.max(0, ...methods.map((one) => one.points));
  return { points, word: points >= STRONG ? 'strong' : points >= FAIR ? 'fair' : 'weak', methods };
}

const isWords = ({ method }: Method) => method === 'words';
const inPoints = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));
