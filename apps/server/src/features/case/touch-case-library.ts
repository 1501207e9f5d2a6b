import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { caseLibrary } from '../../db/schema/case.ts';

/** Tells every reader's cache, in every process, that cases changed. */
export async function touchCaseLibrary(tx: DatabaseOrTransaction, now: Date): Promise<void> {
  await tx
    .insert(caseLibrary)
    .values({ id: 1, revision: 1, importedAt: now })
    .onConflictDoUpdate({
      target: caseLibrary.id,
      set: { revision: sql`${caseLibrary.revision} + 1`, importedAt: now },
    });
}
