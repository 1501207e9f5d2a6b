import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { caseLibrary, legalCase } from '../../db/schema/case.ts';
import { caseSearchEntry } from '../../db/schema/case-search.ts';

const ROWS_AT_ONCE = 1000;
const COLUMNS = {
  id: legalCase.id,
  ownerId: legalCase.ownerId,
  ownNumber: legalCase.ownNumber,
  court: legalCase.court,
  level: legalCase.level,
  region: legalCase.region,
  area: legalCase.area,
  causes: legalCase.causes,
  procedure: legalCase.procedure,
  kind: legalCase.kind,
  authority: legalCase.authority,
  decidedOn: legalCase.decidedOn,
  decidedIn: legalCase.decidedIn,
  outcome: legalCase.outcome,
  amounts: legalCase.amounts,
  importedAt: legalCase.importedAt,
  isDigest: sql<boolean>`${legalCase.digest} is not null`,
  number: caseSearchEntry.number,
  lengths: caseSearchEntry.lengths,
};

/** What the index is built from, of each case that can be read. */
export type CaseRow = Awaited<ReturnType<typeof loadCaseRows>>[number];

/** Number of the last change of cases; 0 while there are none. */
export async function readCaseRevision(
  db: DatabaseOrTransaction,
): Promise<{ revision: number; importedAt: Date | null }> {
  const [row] = await db
    .select({ revision: caseLibrary.revision, importedAt: caseLibrary.importedAt })
    .from(caseLibrary);
  return row ?? { revision: 0, importedAt: null };
}

/** Reads all cases in short statements, in the order of their ids. */
export async function loadCaseRows(db: DatabaseOrTransaction) {
  const read = (after: string) =>
    db
      .select(COLUMNS)
      .from(legalCase)
      .leftJoin(caseSearchEntry, eq(caseSearchEntry.caseId, legalCase.id))
      .where(and(eq(legalCase.state, 'ready'), gt(legalCase.id, after)))
      .orderBy(asc(legalCase.id))
      .limit(ROWS_AT_ONCE);
  const all: Awaited<ReturnType<typeof read>> = [];
  for (;;) {
    const rows = await read(all.at(-1)?.id ?? '');
    all.push(...rows);
    if (rows.length < ROWS_AT_ONCE) return all;
  }
}
