import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
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

/** Reads the cases that changed since the library had a number, and says in which of its changes since. */
export async function loadChangedRows(db: DatabaseOrTransaction, revision: number) {
  const changed: CaseRow[] = [];
  const seen = new Set<number>();
  for (;;) {
    const page = await db
      .select({ ...COLUMNS, changedIn: legalCase.changedIn })
      .from(legalCase)
      .where(
        and(
          eq(legalCase.state, 'ready'),
          gt(legalCase.changedIn, revision),
          gt(legalCase.id, changed.at(-1)?.id ?? ''),
        ),
      )
      .orderBy(asc(legalCase.id))
      .limit(ROWS_AT_ONCE);
    const ids = page.map(({ id }) => id);
    const entries =
      ids.length === 0 ? new Map() : await readEntries(db, inArray(caseSearchEntry.caseId, ids));
    for (const { changedIn, ...row } of page) {
      seen.add(changedIn);
      changed.push(withEntry(row, entries));
    }
    if (page.length < ROWS_AT_ONCE) return { changed, seen };
  }
}

/** The ids of all cases that can be read. */
export async function loadCaseIds(db: DatabaseOrTransaction): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let after = ''; ; ) {
    const page = await db
      .select({ id: legalCase.id })
      .from(legalCase)
      .where(and(eq(legalCase.state, 'ready'), gt(legalCase.id, after)))
      .orderBy(asc(legalCase.id))
      .limit(ROWS_AT_ONCE);
    for (const { id } of page) ids.add(id);
    after = page.at(-1)?.id ?? '';
    if (page.length < ROWS_AT_ONCE) return ids;
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
  const entries = await readEntries(
    db,
    and(gt(caseSearchEntry.caseId, after), lte(caseSearchEntry.caseId, rows.at(-1)?.id ?? '')),
  );
  return rows.map((row) => withEntry(row, entries));
}

type Entries = Awaited<ReturnType<typeof readEntries>>;

async function readEntries(db: DatabaseOrTransaction, which: SQL | undefined) {
  const { caseId, number, lengths } = caseSearchEntry;
  const entries = await db.select({ caseId, number, lengths }).from(caseSearchEntry).where(which);
  return new Map(entries.map((entry) => [entry.caseId, entry]));
}

function withEntry<Row extends { id: string }>(row: Row, entries: Entries) {
  const entry = entries.get(row.id);
  return { ...row, number: entry?.number ?? null, lengths: entry?.lengths ?? null };
}
