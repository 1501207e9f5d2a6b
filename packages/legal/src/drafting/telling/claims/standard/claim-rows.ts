import { rowPath } from '../../../fact-sheet.ts';
import type { StoryFact } from '../../../story-fact.ts';

/** A claim of a story, with its sum where it has one of its own. */
export interface ClaimRow {
  /** The row it was read as; none of what follows from the telling and was not read. */
  row?: string;
  content: string;
  amount: number | null;
  start: number;
  end: number;
  /** Where the sum was told; where the claim was, if nothing says so. */
  sumAt?: { start: number; end: number };
}

/** The claims among the facts of a story, in order. */
export function claimRows(facts: readonly StoryFact[]): ClaimRow[] {
  const rows = new Map<string, ClaimRow>();
  for (const { path, value, start, end } of facts) {
    const [list, row = '', field] = path.split('/');
    if (list !== 'claims') continue;
    if (field === 'content') rows.set(row, { row, content: String(value), amount: null, start, end });
    const held = rows.get(row);
    if (field === 'amount' && held && typeof value === 'number') {
      held.amount = value;
      held.sumAt = { start, end };
    }
  }
  return [...rows.values()];
}

/** Claims as facts of a story. */
export const claimFacts = (rows: readonly ClaimRow[]): StoryFact[] =>
  rows.flatMap(({ row, content, amount, start, end, sumAt }, index): StoryFact[] => {
    const path = (field: string) => rowPath('claims', row ?? `s${index + 1}`, field);
    return [
      { path: path('content'), value: content, start, end },
      ...(amount === null ? [] : [{ path: path('amount'), value: amount, ...(sumAt ?? { start, end }) }]),
    ];
  });
