import { type CasePublisher, readPublisher } from '@mingfa/legal/judgments/case-tier';
import { inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { caseText } from '../../db/schema/case.ts';

/** Who published some typical cases, as the beginning of each text says. */
export async function readPublishers(
  db: DatabaseOrTransaction,
  caseIds: readonly string[],
): Promise<Map<string, CasePublisher>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .select({ caseId: caseText.caseId, head: sql<string>`left(${caseText.masked}, 300)` })
    .from(caseText)
    .where(inArray(caseText.caseId, [...caseIds]));
  return new Map(
    rows.flatMap(({ caseId, head }) => {
      const publisher = readPublisher(head);
      return publisher ? [[caseId, publisher] as const] : [];
    }),
  );
}
