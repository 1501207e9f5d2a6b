import { and, eq, inArray, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { caseNumber, legalCase } from '../../db/schema/case.ts';

/** A document of the same matter that came later, as far as it is needed to say what it did. */
export type LaterDocument = Pick<
  typeof legalCase.$inferSelect,
  'id' | 'ownerId' | 'number' | 'ownNumber' | 'title' | 'procedure' | 'disposal' | 'decidedOn'
>;

const { id, ownerId, number, ownNumber, title, procedure, disposal, decidedOn } = legalCase;
const COLUMNS = { id, ownerId, number, ownNumber, title, procedure, disposal, decidedOn };

/** As courts print it; its title where it has none. */
export const numberOfLater = (later: Pick<LaterDocument, 'number' | 'ownNumber' | 'title'>): string =>
  later.number ?? later.ownNumber ?? later.title;

/**
 * What came later of the same matter: documents that name a number of a case as an earlier one. A guiding or typical case that reports
 * several instances has their numbers: the text of one of them came no later than it.
 * @param caseIds null: of every case of the library
 * @returns also what its owner alone may read; who asks is the caller's matter
 */
export async function readLaterDocuments(
  db: Database,
  caseIds: readonly string[] | null,
): Promise<ReadonlyMap<string, LaterDocument[]>> {
  if (caseIds?.length === 0) return new Map();
  const [own, naming] = [alias(caseNumber, 'own'), alias(caseNumber, 'naming')];
  const [mine, theirs] = [alias(caseNumber, 'mine'), alias(caseNumber, 'theirs')];
  const sharesNumber = db
    .select({ key: mine.key })
    .from(mine)
    .innerJoin(theirs, and(eq(theirs.key, mine.key), eq(theirs.relation, 'own')))
    .where(and(eq(mine.caseId, own.caseId), eq(mine.relation, 'own'), eq(theirs.caseId, naming.caseId)));
  const rows = await db
    .select({ caseId: own.caseId, later: COLUMNS })
    .from(naming)
    .innerJoin(own, and(eq(own.key, naming.key), eq(own.relation, 'own'), ne(own.caseId, naming.caseId)))
    .innerJoin(legalCase, eq(legalCase.id, naming.caseId))
    .where(
      and(
        eq(naming.relation, 'earlier'),
        eq(legalCase.state, 'ready'),
        notExists(sharesNumber),
        ...(caseIds ? [inArray(own.caseId, [...caseIds])] : []),
      ),
    );
  const byCase = new Map<string, LaterDocument[]>();
  for (const { caseId, later } of rows) {
    const some = byCase.get(caseId) ?? [];
    if (!some.some((one) => one.id === later.id)) byCase.set(caseId, [...some, later]);
  }
  return byCase;
}
