import type { CaseImport } from '@mingfa/contract/case-import';
import type { caseImport } from '../../db/schema/case.ts';

/** An import as whoever began it sees it. */
export function describeCaseImport(row: typeof caseImport.$inferSelect): CaseImport {
  const {
    id,
    startedBy: _starter,
    sourceKind: _kind,
    location: _location,
    mapping: _mapping,
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
