import { and, count, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { caseLibrary, legalCase } from '../../db/schema/case.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** What the shared library of cases holds. */
export interface CaseLibrarySummary {
  cases: number;
  /** Guiding cases of which only our digest is held. */
  digests: number;
  /** Cases of persons' own. */
  own: number;
  latest: string | null;
  importedAt: Date | null;
}

/** Counts the cases of the library. */
export async function summarizeCaseLibrary({ db }: Pick<AppContext, 'db'>): Promise<CaseLibrarySummary> {
  const isReady = and(eq(legalCase.state, 'ready'), isNull(legalCase.digest));
  const [shared] = await db
    .select({ cases: count(), latest: max(legalCase.decidedOn) })
    .from(legalCase)
    .where(and(isReady, isNull(legalCase.ownerId)));
  const [all] = await db.select({ cases: count() }).from(legalCase).where(isReady);
  const [digests] = await db.select({ count: count() }).from(legalCase).where(isNotNull(legalCase.digest));
  const [library] = await db.select().from(caseLibrary).where(sql`${caseLibrary.id} = 1`);
  return {
    cases: shared?.cases ?? 0,
    digests: digests?.count ?? 0,
    own: (all?.cases ?? 0) - (shared?.cases ?? 0),
    latest: shared?.latest ?? null,
    importedAt: library?.importedAt ?? null,
  };
}
