import type * as contract from '@mingfa/contract/dataset';
import type { DatasetDetail } from '@mingfa/contract/dataset';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import { eq } from 'drizzle-orm';
import { datasetStep, datasetTable } from '../../../db/schema/dataset.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { describeDataset } from '../describe-dataset.ts';
import { holdDataset, listDatasetFiles } from '../own-dataset.ts';
import { queueDataset } from '../work/queue-dataset.ts';
import { beginAgain } from '../work/stop-and-retry.ts';

/**
 * Takes the tables with these shapes; what a dataset had before is replaced, its steps go.
 * @throws AppError `not_found`, `dataset_not_ready`, `dataset_no_tables`
 */
export async function importDataset(
  context: DatasetContext & RequestContext,
  { datasetId, tables }: EndpointInput<typeof contract.importDataset>,
): Promise<DatasetDetail> {
  const { db, caller, language } = context;
  const { row, detail } = await db.transaction(async (tx) => {
    const held = await holdDataset(tx, caller, datasetId);
    if (held.stage === 'stored') throw new AppError('dataset_not_ready');
    const files = await listDatasetFiles(tx, datasetId);
    const taken = tables.filter(({ isSkipped, file }) => !isSkipped && file < files.length);
    if (taken.length === 0) throw new AppError('dataset_no_tables');
    await tx.delete(datasetStep).where(eq(datasetStep.datasetId, datasetId));
    await tx.delete(datasetTable).where(eq(datasetTable.datasetId, datasetId));
    // Their names are given anew: nothing is asked of a table by what somebody sent.
    for (const [position, shape] of taken.entries())
      await tx.insert(datasetTable).values({
        ...{ datasetId, name: `t${position + 1}`, position },
        shape: { ...shape, name: `t${position + 1}` },
      });
    const again = await beginAgain(tx, held, { stage: 'recognised', rows: 0 });
    return { row: again, detail: await describeDataset(tx, again, language) };
  });
  context.liveWork.stop(datasetId);
  await queueDataset(context, row);
  return detail;
}
