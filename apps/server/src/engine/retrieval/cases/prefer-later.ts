import type { Database } from '../../../db/client.ts';
import { type CaseIndex, type LaterDecision, readLaterDecisions } from '../../cases/index.ts';
import type { FusedCase } from './fuse-cases.ts';

/** A found case, with the decision that changed it where it is told all the same. */
export interface StandingCase extends FusedCase {
  changedBy?: LaterDecision;
}

/**
 * Of found cases those that stand: in the place of one that a later decision changed or annulled comes that decision, where it may be
 * found, too. One that the question names stays, and says what changed it.
 */
export async function preferLater(
  db: Database,
  index: CaseIndex,
  found: readonly FusedCase[],
  {
    userId,
    coverage,
    admits,
  }: { userId: string | null; coverage: ArrayLike<number>; admits: (row: number) => boolean },
): Promise<StandingCase[]> {
  const ids = found.map(({ row }) => index.ids[row] as string);
  const changed = await readLaterDecisions(db, ids, userId);
  if (changed.size === 0) return [...found];
  const standing = new Map<number, StandingCase>();
  for (const [at, one] of found.entries()) {
    const changedBy = changed.get(ids[at] as string);
    if (!changedBy || one.isNamed)
      standing.set(one.row, standing.get(one.row) ?? (changedBy ? { ...one, changedBy } : one));
    const row = changedBy && index.rows.get(changedBy.caseId);
    if (row === undefined || standing.has(row) || !admits(row)) continue;
    standing.set(row, { ...one, row, coverage: Math.max(one.coverage, coverage[row] ?? 0) });
  }
  return [...standing.values()];
}
