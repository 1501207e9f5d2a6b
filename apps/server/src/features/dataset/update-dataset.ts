import type { DatasetDetail } from '@mingfa/contract/dataset';
import { eq } from 'drizzle-orm';
import { dataset } from '../../db/schema/dataset.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { DatasetContext } from './dataset-context.ts';
import { describeDataset } from './describe-dataset.ts';
import { holdDataset } from './own-dataset.ts';

/** Calls a dataset otherwise. @throws AppError `not_found` */
export async function updateDataset(
  { db, caller, language }: DatasetContext & RequestContext,
  { datasetId, title }: { datasetId: string; title: string },
): Promise<DatasetDetail> {
  return db.transaction(async (tx) => {
    const row = await holdDataset(tx, caller, datasetId);
    await tx.update(dataset).set({ title }).where(eq(dataset.id, datasetId));
    return describeDataset(tx, { ...row, title }, language);
  });
}
