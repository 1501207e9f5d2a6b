import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { document } from '../../db/schema/document.ts';
import { PASSED } from './end-stage.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { queueStage } from './queue-stage.ts';
import type { StoredOriginal } from './store-original.ts';
import { holdObject, removeObjects } from './stored-objects.ts';

/**
 * Gives a document of the program's own another original, and reads it anew.
 * @param record writes of what the original was made, in the same transaction; false where a newer one came first
 * @returns false where nothing was written: housekeeping forgets the new original
 */
export async function replaceOriginal(
  context: IngestionContext,
  documentId: string,
  original: StoredOriginal & { name: string },
  record: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  const replaced = await context.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ fileKey: document.fileKey })
      .from(document)
      .where(eq(document.id, documentId))
      .for('update');
    if (!held || !(await record(tx))) return null;
    const [row] = await tx
      .update(document)
      .set({
        ...original,
        ...PASSED,
        state: 'waiting',
        stage: 'stored',
        cancelRequested: false,
        generation: sql`${document.generation} + 1`,
        pagesDone: 0,
        pagesTotal: null,
        readyAt: null,
        stageMs: {},
      })
      .where(eq(document.id, documentId))
      .returning();
    await holdObject(context, tx, original.fileKey, documentId);
    await holdObject(context, tx, held.fileKey, null);
    return row ? { row, formerKey: held.fileKey } : null;
  });
  if (!replaced) return false;
  context.liveWork.stop(documentId);
  await queueStage(context, replaced.row);
  await removeObjects(context, [replaced.formerKey]);
  return true;
}
