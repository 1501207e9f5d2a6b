import { setTimeout as wait } from 'node:timers/promises';
import type { SimilarCases } from '../../../ports/similar-cases.ts';
import type { CaseIndex } from '../../cases/index.ts';

/** A case like a story. */
export interface LikeCase {
  row: number;
  /** As the ranking gives it: only its order means something. */
  score: number;
  /** The best of its sentences against the story's, 0 to 1. */
  likeness: number;
}

/** A shorter question tells no story. */
const SHORTEST_STORY = 12;
const MOST_FOUND = 12;

/** Cases like what is told, best first; null where nothing is told, or where the ranking does not answer in time. */
export async function findLikeCases(
  similarCases: Pick<SimilarCases, 'find'>,
  index: CaseIndex,
  asked: {
    text: string;
    asOf: string;
    admits: (row: number) => boolean;
    patienceMs: number;
    signal?: AbortSignal | undefined;
  },
): Promise<LikeCase[] | null> {
  if (asked.patienceMs === 0 || [...asked.text].length < SHORTEST_STORY) return null;
  const [admitted, denied]: [string[], string[]] = [[], []];
  for (const [row, id] of index.ids.entries()) (asked.admits(row) ? admitted : denied).push(id);
  if (admitted.length === 0) return [];
  const finding = similarCases.find({
    story: asked.text,
    year: Number(asked.asOf.slice(0, 4)),
    limit: MOST_FOUND,
    // The shorter of both lists goes to the thread.
    ...(denied.length <= admitted.length ? { admitted: null, denied } : { admitted, denied: [] }),
  });
  // Words find without it: one that comes late or breaks is done without.
  const late = new AbortController();
  const answer = await Promise.race([
    finding.catch(() => null),
    wait(asked.patienceMs, null, { signal: late.signal, ref: false }).catch(() => null),
  ]).finally(() => late.abort());
  asked.signal?.throwIfAborted();
  if (!answer) return null;
  return answer.found.flatMap(({ caseId, score, pairs }) => {
    const row = index.rows.get(caseId);
    return row === undefined ? [] : [{ row, score, likeness: pairs[0]?.likeness ?? 0 }];
  });
}
