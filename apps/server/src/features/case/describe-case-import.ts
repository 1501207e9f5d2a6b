import type { CaseImport } from '@mingfa/contract/case-import';
import type { Language } from '@mingfa/contract/values';
import type { caseImport } from '../../db/schema/case.ts';
import { problemInLanguage } from './import/problem-in-language.ts';

/** An import as whoever began it sees it. */
export function describeCaseImport(row: typeof caseImport.$inferSelect, language: Language): CaseImport {
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
    problems: shown.problems.map(({ file, problem }) => ({
      file,
      problem: problemInLanguage(problem, language),
    })),
    errorMessage: shown.errorMessage && problemInLanguage(shown.errorMessage, language),
    importId: id,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
