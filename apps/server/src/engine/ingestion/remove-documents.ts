import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { document } from '../../db/schema/document.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { listHeldObjects, removeObjects } from './stored-objects.ts';

/**
 * Removes documents with their parts, segments, index entries and stored objects. Whose they are is the caller's to check.
 * @param record what is written in the same transaction
 */
export async function removeDocuments(
  context: IngestionContext,
  ids: readonly string[],
  record: (tx: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  if (ids.length === 0) return;
  const keys = await listHeldObjects(context.db, ids);
  await context.db.transaction(async (tx) => {
    await tx.delete(document).where(inArray(document.id, [...ids]));
    await record(tx);
  });
  for (const id of ids) context.liveWork.stop(id);
  await context.segmentIndex.settle();
  await removeObjects(context, keys);
}
