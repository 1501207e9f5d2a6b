import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { lawLibrary } from '../../db/schema/law.ts';

/** Tells every reader's cache, in every process, that laws, versions or digests changed. */
export async function touchLibrary(tx: DatabaseOrTransaction, now: Date): Promise<void> {
  await tx
    .insert(lawLibrary)
    .values({ id: 1, revision: 1, importedAt: now })
    .onConflictDoUpdate({
      target: lawLibrary.id,
      set: { revision: sql`${lawLibrary.revision} + 1`, importedAt: now },
    });
}
