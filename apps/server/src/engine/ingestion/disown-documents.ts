import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { document } from '../../db/schema/document.ts';
import type { IngestionContext } from './ingestion-context.ts';

/**
 * Takes all documents of a knowledge base from their owner, with what others made of them: for everybody they are gone, though
 * their rows are removed later. The caller stops the work on them after the transaction.
 * @returns their ids
 */
export async function disownDocuments(
  context: IngestionContext,
  tx: Transaction,
  baseId: string,
): Promise<string[]> {
  const rows = await tx
    .update(document)
    .set({ ownerId: null, cancelRequested: true })
    .where(eq(document.knowledgeBaseId, baseId))
    .returning({ id: document.id });
  const ids = rows.map(({ id }) => id);
  for (const forget of context.onDisowned) await forget(tx, ids);
  return ids;
}
