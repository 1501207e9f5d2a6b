import type { Evidence } from '@mingfa/contract/evidence';
import type { Database } from '../../db/client.ts';
import { readLaterDecisions } from '../cases/index.ts';

/** Sources of a kept answer, its cases with what has changed them since: what the library learned later counts when it is checked again. */
export async function withLaterDecisions(
  db: Database,
  sources: readonly Evidence[],
  askedBy: string | null,
): Promise<Evidence[]> {
  const caseIds = sources.flatMap((source) => (source.kind === 'case' ? [source.place.caseId] : []));
  const changed = await readLaterDecisions(db, caseIds, askedBy);
  return sources.map((source) => {
    if (source.kind !== 'case') return source;
    const { changedBy: _earlier, ...rest } = source;
    const changedBy = changed.get(source.place.caseId);
    return changedBy ? { ...rest, changedBy } : rest;
  });
}
