import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
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
  const all: Awaited<ReturnType<typeof readPage>> = [];
  for (;;) {
    const page = await readPage(db, all.at(-1)?.id ?? '');
    for (const row of page) all.push(row);
    if (page.length < ROWS_AT_ONCE) return all;
  }
}

async function readPage(db: DatabaseOrTransaction, after: string) {
  const rows = await db
    .select(COLUMNS)
    .from(legalCase)
    .where(and(eq(legalCase.state, 'ready'), gt(legalCase.id, after)))
    .orderBy(asc(legalCase.id))
    .limit(ROWS_AT_ONCE);
  // Joined, every page would be planned as a pass over all entries.
  const { caseId, number, lengths } = caseSearchEntry;
  const last = rows.at(-1)?.id ?? '';
  const entries = await db
    .select({ caseId, number, lengths })
    .from(caseSearchEntry)
    .where(and(gt(caseId, after), lte(caseId, last)));
  const held = new Map(entries.map((entry) => [entry.caseId, entry]));
  return rows.map((row) => {
    const entry = held.get(row.id);
    return { ...row, number: entry?.number ?? null, lengths: entry?.lengths ?? null };
  });
}
