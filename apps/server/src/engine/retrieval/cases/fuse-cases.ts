import type { LikeCase } from './find-like-cases.ts';
import type { CaseScores } from './words/score-terms.ts';

/** A case with what speaks for it. */
export interface FusedCase {
  row: number;
  score: number;
  /** The question names it by its number. */
  isNamed: boolean;
  /** Share of the question's weight that the case holds, 0 to 1. */
  coverage: number;
  /** The best of its sentences against the question's, 0 to 1. */
  likeness: number;
}

/** Cormack, Clarke and Buettcher 2009: what stands high in either order comes first, whatever the scores mean. */
const EVENED_RANK = 60;
/** So many of the best by words are fused; those behind follow. */
const MOST_FUSED = 100;

/** Puts the cases that a question names, those that hold its words and those that tell the like into one order. */
export function fuseCases({
  size,
  named,
  words: { scores, coverage, least },
  like,
  admits,
}: {
  size: number;
  named: readonly number[];
  words: CaseScores & { least: number };
  like: readonly LikeCase[];
  admits: (row: number) => boolean;
}): FusedCase[] {
  const rows: number[] = [];
  for (let row = 0; row < size; row += 1)
    if ((coverage[row] as number) >= least && admits(row)) rows.push(row);
  rows.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
  const fused = new Map<number, FusedCase>();
  const add = (row: number, score: number, change: Partial<FusedCase> = {}) => {
    const before = fused.get(row) ?? {
      row,
      score: 0,
      isNamed: false,
      coverage: coverage[row] as number,
      likeness: 0,
    };
    fused.set(row, { ...before, ...change, score: before.score + score });
  };
  for (const [rank, row] of rows.entries()) add(row, rank < MOST_FUSED ? 1 / (EVENED_RANK + rank) : 0);
  for (const [rank, { row, likeness }] of like.entries())
    if (admits(row)) add(row, 1 / (EVENED_RANK + rank), { likeness });
  for (const [at, row] of named.entries()) add(row, 1 + 1 / (at + 1), { isNamed: true });
  return [...fused.values()].sort((a, b) => b.score - a.score || a.row - b.row);
}
