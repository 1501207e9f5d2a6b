import type { CaseIndex } from '../../../engine/cases/index.ts';

/** Puts rows in order: equal ones by what weighs more, then the newer first. */
export function orderRows(
  { weights, days, ids }: CaseIndex,
  rows: number[],
  sort: 'relevance' | 'newest' | 'authority',
  scores: Float32Array,
): void {
  const newest = (a: number, b: number) => (days[b] as number) - (days[a] as number);
  const weightiest = (a: number, b: number) => (weights[a] as number) - (weights[b] as number);
  const best = (a: number, b: number) => (scores[b] as number) - (scores[a] as number);
  const id = (a: number, b: number) => ((ids[a] as string) < (ids[b] as string) ? -1 : 1);
  const compare = {
    relevance: (a: number, b: number) => best(a, b) || weightiest(a, b) || newest(a, b) || id(a, b),
    newest: (a: number, b: number) => newest(a, b) || weightiest(a, b) || id(a, b),
    authority: (a: number, b: number) => weightiest(a, b) || best(a, b) || newest(a, b) || id(a, b),
  }[sort];
  rows.sort(compare);
}
