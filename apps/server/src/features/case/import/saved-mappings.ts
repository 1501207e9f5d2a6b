import type { CaseFieldMapping } from '@mingfa/contract/case-import';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { caseMapping } from '../../../db/schema/case.ts';

/** So many kinds of tables of one person are remembered. */
const MAPPINGS_MAX = 200;

/** How a person mapped the columns of tables before, by the hash of the columns. */
export async function savedMappings(
  db: Database,
  ownerId: string | null,
): Promise<Record<string, CaseFieldMapping>> {
  if (ownerId === null) return {};
  const rows = await db
    .select()
    .from(caseMapping)
    .where(eq(caseMapping.ownerId, ownerId))
    .orderBy(desc(caseMapping.usedAt))
    .limit(MAPPINGS_MAX);
  return Object.fromEntries(rows.map(({ columnsHash, mapping }) => [columnsHash, mapping]));
}

/** Remembers how a person mapped columns, for the next table of the same. */
export async function saveMapping(
  db: Database,
  values: { ownerId: string; columnsHash: string; mapping: CaseFieldMapping; usedAt: Date },
): Promise<void> {
  const { mapping, usedAt } = values;
  await db
    .insert(caseMapping)
    .values(values)
    .onConflictDoUpdate({
      target: [caseMapping.ownerId, caseMapping.columnsHash],
      set: { mapping, usedAt },
    });
}
