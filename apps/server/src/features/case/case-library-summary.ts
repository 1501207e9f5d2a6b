import { and, count, eq, isNull, max, sql } from 'drizzle-orm';
import { caseLibrary, legalCase } from '../../db/schema/case.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** What the shared library of cases holds. */
export interface CaseLibrarySummary {
  cases: number;
  /** Cases of persons' own. */
  own: number;
  latest: string | null;
  importedAt: Date | null;
}

/** Counts the cases of the library. */
export async function summarizeCaseLibrary({ db }: Pick<AppContext, 'db'>): Promise<CaseLibrarySummary> {
  const isReady = eq(legalCase.state, 'ready');
  const [shared] = await db
    .select({ cases: count(), latest: max(legalCase.decidedOn) })
    .from(legalCase)
    .where(and(isReady, isNull(legalCase.ownerId)));
  const [all] = await db.select({ cases: count() }).from(legalCase).where(isReady);
  const [library] = await db.select().from(caseLibrary).where(sql`${caseLibrary.id} = 1`);
  return {
    cases: shared?.cases ?? 0,
    own: (all?.cases ?? 0) - (shared?.cases ?? 0),
    latest: shared?.latest ?? null,
    importedAt: library?.importedAt ?? null,
  };
}
