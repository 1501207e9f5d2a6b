import { eq } from 'drizzle-orm';
import { dataset } from '../../db/schema/dataset.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { listHeldObjects, removeObjects } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { DatasetContext } from './dataset-context.ts';
import { holdDataset, ownDataset } from './own-dataset.ts';

/** Deletes a dataset with its files, rows and steps, and what was built of it. @throws AppError `not_found` */
export async function deleteDataset(
  context: DatasetContext & RequestContext,
  { datasetId }: { datasetId: string },
): Promise<void> {
  const keys = await context.db.transaction(async (tx) => {
    const { ownerId } = await ownDataset(tx, context.caller, datasetId);
    // Before it is held: whoever keeps an answer holds what it is kept in first.
    for (const forget of context.onDatasetDeleted) await forget(tx, { datasetId, ownerId });
    await holdDataset(tx, context.caller, datasetId);
    const held = await listHeldObjects(tx, [datasetId]);
    await tx.delete(dataset).where(eq(dataset.id, datasetId));
    await recordAudit(context, tx, { kind: 'dataset', action: 'deleted', id: datasetId });
    return held;
  });
  context.liveWork.stop(datasetId);
  await context.tableEngine.forget(datasetId);
  await removeObjects(context, keys);
}
