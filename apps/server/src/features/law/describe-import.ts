import type { LawImport } from '@mingfa/contract/law';
import type { lawImport } from '../../db/schema/law.ts';

/** An import as administrators see it. */
export function describeImport(row: typeof lawImport.$inferSelect): LawImport {
  const {
    id,
    sourceKind: _kind,
    location: _location,
    cancelRequested: _cancel,
    createdAt,
    startedAt,
    finishedAt,
    ...shown
  } = row;
  return {
    ...shown,
    importId: id,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
