import { inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { caseLibrary, legalCase } from '../../db/schema/case.ts';

/**
 * Tells every reader's cache, in every process, that cases changed; in the transaction that changes them, once their rows are there.
 * Until its end no other changes the library, so that its changes can be read in the order of their numbers.
 * @param changed cases that are new or written anew, which can be read from then on; none where cases were removed
 */
export async function touchCaseLibrary(
  tx: DatabaseOrTransaction,
  now: Date,
  changed: readonly string[] = [],
): Promise<void> {
  const [library] = await tx
    .insert(caseLibrary)
    .values({ id: 1, revision: 1, importedAt: now })
    .onConflictDoUpdate({
      target: caseLibrary.id,
      set: { revision: sql`${caseLibrary.revision} + 1`, importedAt: now },
    })
    .returning({ revision: caseLibrary.revision });
  if (!library || changed.length === 0) return;
  await tx
    .update(legalCase)
    .set({ changedIn: library.revision, state: 'ready' })
    .where(inArray(legalCase.id, [...changed]));
}
