import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { dataset } from '../../../db/schema/dataset.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { type DatasetRow, holdDataset, ownDataset } from '../own-dataset.ts';
import { queueDataset } from './queue-dataset.ts';
import { CAME_THROUGH } from './write-step.ts';

/** Stops the work on a dataset; its files stay. @throws AppError `not_found` */
export async function cancelDataset(
  { db, caller, liveWork }: DatasetContext & RequestContext,
  { datasetId }: { datasetId: string },
): Promise<void> {
  await ownDataset(db, caller, datasetId);
  await db
    .update(dataset)
    .set({ state: 'cancelled', retryAt: null })
    .where(and(eq(dataset.id, datasetId), inArray(dataset.state, ['waiting', 'working'])));
  liveWork.stop(datasetId);
}

/** Takes a dataset up again that stopped; one at work or ready stays as it is. @throws AppError `not_found` */
export async function retryDataset(
  context: DatasetContext & RequestContext,
  { datasetId }: { datasetId: string },
): Promise<void> {
  const again = await context.db.transaction(async (tx) => {
    const row = await holdDataset(tx, context.caller, datasetId);
    return row.state === 'failed' || row.state === 'cancelled' ? beginAgain(tx, row, {}) : null;
  });
  if (!again) return;
  context.liveWork.stop(datasetId);
  await queueDataset(context, again);
}

/** Begins a new generation of the work. */
export async function beginAgain(
  tx: Transaction,
  { id }: Pick<DatasetRow, 'id'>,
  change: Partial<typeof dataset.$inferInsert>,
): Promise<DatasetRow> {
  const [row] = await tx
    .update(dataset)
    .set({
      ...CAME_THROUGH,
      ...{ state: 'waiting', done: 0, total: null, generation: sql`${dataset.generation} + 1` },
      ...change,
    })
    .where(eq(dataset.id, id))
    .returning();
  if (!row) throw new Error('A dataset that is held is gone.');
  return row;
}
