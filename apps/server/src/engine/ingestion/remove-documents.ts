import { inArray } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { listHeldObjects, removeObjects } from './stored-objects.ts';

/** Removes documents with their parts, segments, index entries and stored objects. Whose they are is the caller's to check. */
export async function removeDocuments(context: IngestionContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const keys = await listHeldObjects(context.db, ids);
  await context.db.delete(document).where(inArray(document.id, [...ids]));
  for (const id of ids) context.liveWork.stop(id);
  await context.segmentIndex.settle();
  await removeObjects(context, keys);
}
